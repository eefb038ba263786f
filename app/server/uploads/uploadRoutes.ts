import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems.js';
import { largestImageBytes, openImage, saveImage, tooLarge } from './images.js';

/**
 * `POST /uploads`: the image is the body, as `XMLHttpRequest.send(file)` sends it. Answers 201 with `{ url }`.
 * Must be registered in a scope of its own, and where a session is required.
 */
export function addUploadRoute(app: FastifyInstance, prefix: string, folder: string): void {
  app.removeAllContentTypeParsers();
  // No parser: the handler reads the body piece by piece.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.post('/uploads', async (request, reply) => {
    if (!/^image\//i.test(request.headers['content-type'] ?? '')) {
      throw new Problem('unsupported-format');
    }
    if (Number(request.headers['content-length'] ?? 0) > largestImageBytes) throw tooLarge();
    try {
      const name = await saveImage(folder, request.raw, (error) =>
        request.log.error({ err: error }, 'A half-written image was not removed.'),
      );
      const url = `${prefix}/uploads/${name}`;
      return await reply.code(201).header('location', url).send({ url });
    } finally {
      // Discards the rest of a refused image: a browser reads the answer only once everything is
      // sent.
      request.raw.resume();
    }
  });
}

/**
 * `GET /uploads/:name`, for whoever has the address: an `<img>` cannot send a token, and the random
 * name, which only signed-in users are told, protects as well. The headers keep a browser from
 * running anything that an image may hide.
 */
export function addImageRoute(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const image = await openImage(folder, name);
    if (image === null) throw new Problem('not-found');
    return reply
      .headers({
        'content-type': image.type,
        'content-length': image.bytes,
        'content-disposition': `inline; filename="${name}"`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .send(image.content);
  });
}
