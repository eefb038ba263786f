import { Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { StoreContext } from '../core/vanilla.js';
import { insertBlocks } from './insertCommands.js';
import type { UploadNode } from './richText.types.js';
import type { RichTextState } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { edit } from './tools.js';
import { isSettled, type UploadState } from './uploads/uploads.rules.js';
import type { UploadsStore } from './uploads/uploads.store.js';

/** The text and its uploads, which `connectUploads` keeps in sync. */
export interface UploadNodesContext extends StoreContext<RichTextState> {
  editor: RichTextEditor;
  /** `null`: files are not taken. */
  uploads: UploadsStore | null;
}

/** The uploads of one text. */
export interface UploadNodes {
  /** Uploads files, inserted at the caret. False if there are none, or files are not taken. */
  insert(files: readonly File[]): boolean;
  /** To be called after a change of the text or of an upload. */
  settle(): void;
  /** Sends and follows the uploads. Returns a function that stops it. */
  start(): () => void;
}

/**
 * Keeps the text and the uploads in sync. A finished upload becomes an image in place, without an
 * undo step of its own: undo removes the image, redo brings it back. An upload that is no longer in
 * the text is stopped, and restarted when undo brings it back.
 */
export function connectUploads({ editor, uploads, get, set }: UploadNodesContext): UploadNodes {
  /** Uploads that were stopped here, rather than by the user. */
  const stopped = new Set<string>();
  let isInserting = false;

  const uploadOf = ({ uploadId }: UploadNode): UploadState | undefined =>
    uploads?.getState().uploads[uploadId];

  const finish = (node: UploadNode, index: number): void => {
    const upload = uploadOf(node);
    if (upload?.status !== 'done' || upload.url === null) return;
    const { url } = upload;
    HistoryEditor.withoutSaving(editor, () => {
      const image = { type: 'image', url, alternativeText: '' } as const;
      Transforms.setNodes(editor, image, { at: [index], voids: true });
      Transforms.unsetNodes(editor, 'uploadId', { at: [index], voids: true });
    });
    set({ undescribed: [...new Set([...get().undescribed, url])] });
  };

  /** Stops the uploads that are no longer in the text, and restarts those that are in it again. */
  const stopAndRestart = (present: ReadonlySet<string>): void => {
    for (const upload of Object.values(uploads?.getState().uploads ?? {})) {
      const { id } = upload;
      if (!present.has(id) && !isSettled(upload)) {
        stopped.add(id);
        uploads?.cancel(id);
      } else if (present.has(id) && stopped.delete(id)) uploads?.retry(id);
    }
  };

  const settle = (): void => {
    if (uploads === null || isInserting) return;
    const nodes = editor.children.flatMap((node, index) =>
      'type' in node && node.type === 'upload' ? [[node, index] as const] : [],
    );
    stopAndRestart(new Set(nodes.map(([{ uploadId }]) => uploadId)));
    for (const [node, index] of nodes) finish(node, index);
    const states = nodes.flatMap(([node]) => uploadOf(node) ?? []);
    const settled = states.filter(isSettled);
    const uploading = states.length - settled.length;
    const failedUploads = settled.filter(({ status }) => status !== 'done').length;
    set({ uploading, failedUploads });
  };

  return {
    insert: (files) => {
      if (uploads === null || files.length === 0) return false;
      isInserting = true;
      const ids = uploads.add(files);
      edit(editor, () => {
        insertBlocks(
          editor,
          ids.map((uploadId) => ({ type: 'upload', uploadId, children: [{ text: '' }] })),
        );
      });
      isInserting = false;
      settle();
      return true;
    },
    settle,
    start: () => {
      if (uploads === null) return () => {};
      const stopListening = uploads.subscribe(settle);
      const disconnect = uploads.connect();
      settle();
      return () => {
        stopListening();
        disconnect();
        // A form that waits for them goes on: their work has ended.
        set({ uploading: 0 });
      };
    },
  };
}
