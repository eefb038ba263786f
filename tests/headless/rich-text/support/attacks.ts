/** HTML that wants to run a script, load something, or be shown otherwise than as text. */
export const ATTACKS: readonly string[] = [
  '<script>alert(1)</script><p>x</p>',
  '<p>x</p><script src="//evil.example/x.js">',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.gif" alt="">',
  '<p style="background:url(https://evil.example/x)" onclick="alert(1)">x</p>',
  '<style>@import "https://evil.example/x.css"</style><p>x</p>',
  '<link rel=stylesheet href="https://evil.example/x.css"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">',
  '<form action="javascript:alert(1)"><input name=attributes><button formaction="javascript:alert(1)">x</button></form>',
  '<form><input name=childNodes><input name=localName><input id=firstChild>x</form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a><a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a><a href="java\u0000script:alert(1)">x</a>',
  '<a href="java\ufdd0script:alert(1)">x</a><a href="\ufeffjavascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a><a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a><a href="/\\evil.example">x</a><a href="\\\\evil.example">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a><a href="blob:https://evil.example/1">x</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</noscript>',
  '<template><img src=x onerror=alert(1)><script>alert(1)</script></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea><title><img src=x onerror=alert(1)></title>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<img alt="<img src=x onerror=alert(1)>" src="https://evil.example/x">',
  '<img alt="--><script>alert(1)</script>" src="/api/uploads/a.png">',
  '<img src="/api/uploads/a.png" alt="&quot; onerror=&quot;alert(1)" srcset="https://evil.example/x 2x">',
  '<!--><script>alert(1)</script>--><p>x</p><!--><img src=x onerror=alert(1)>-->',
  '<!<!-- -->--><img src=x onerror=alert(1)>',
  '<scr<!-- -->ipt>alert(1)</scr<!-- -->ipt>',
  '<scr\ufdd0ipt>alert(1)</scr\ufdd0ipt><sty\ufdd0le>x{}</style>',
  '<<script>script>alert(1)</</script>script>',
  '<p title="<style>"><img src=x onerror=alert(1)></p>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<body onload=alert(1) background="https://evil.example/x">x</body>',
  '<video poster="https://evil.example/x" onerror=alert(1)><source src="https://evil.example/x" onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)><summary>x</summary></details><marquee onstart=alert(1)>x</marquee>',
  '<div id=document name=cookie is="x-y" slot=x>x</div>',
  '<p>\'"><img src=x onerror=alert(1)></p>',
  `${'<div>'.repeat(400)}<img src=x onerror=alert(1)><script>alert(1)</script>`,
  `${'<x-y>'.repeat(400)}</style><svg onload=alert(1)>`,
];

/** The elements that our HTML may have, and their attributes. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ...Object.fromEntries(
    'p h1 h2 h3 blockquote pre code ul ol li hr br strong em u s'
      .split(' ')
      .map((name) => [name, []]),
  ),
};

/** What of an HTML is not as `toHtml` may write it, looked at as a browser would show it. */
export function faultsOf(html: string): readonly string[] {
  const { head, body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const elements = [...head.children, ...body.querySelectorAll('*')];
  return elements.flatMap((element) => {
    const known = ATTRIBUTES[element.localName];
    if (known === undefined) return [`<${element.localName}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      const isUrl = name === 'href' || name === 'src';
      const { protocol, origin } = new URL(isUrl ? value : '/', 'https://own.example/');
      const isOwn = origin === 'https://own.example';
      const isSafe =
        name === 'src' ? isOwn : isOwn || ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
      const isForeign = isUrl && origin.endsWith('evil.example');
      return known.includes(name) && isSafe && !isForeign
        ? []
        : [`${element.localName} ${name}="${value}"`];
    });
  });
}
