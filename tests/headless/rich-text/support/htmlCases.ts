/** What a program puts on the clipboard, or a page holds, and the HTML that is made of it. */
export interface HtmlCase {
  readonly name: string;
  readonly html: string;
  readonly clean: string;
}

const SPACE = '\u00a0'.repeat(8);

function wordMarker(marker: string): string {
  return (
    `<![if !supportLists]><span lang=NL style='font-family:Symbol;mso-bidi-font-family:Symbol'>` +
    `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>${SPACE}` +
    `</span></span></span><![endif]>`
  );
}

function wordItem(level: number, marker: string, text: string, place = 'Middle'): string {
  return (
    `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'>` +
    `${wordMarker(marker)}<span lang=NL>${text}<o:p></o:p></span></p>\r\n\r\n`
  );
}

const wordDocument = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<!--[if gte mso 9]><xml><w:LatentStyles DefLockedState="false">${'<w:LsdException Locked="false" Name="x"/>'.repeat(400)}</w:LatentStyles></xml><![endif]-->
<style><!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;}
@list l0:level1 {mso-level-number-format:bullet;}
--></style></head>
<body lang=NL style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1>Verslag<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=NL style='mso-ansi-language:NL'>Vet</span></b><span
lang=NL> en <i>schuin</i>,
over twee regels<o:p></o:p></span></p>
<p class=MsoNormal><span lang=NL><o:p>&nbsp;</o:p></span></p>
${wordItem(1, '·', 'Een', 'First')}${wordItem(2, 'o', 'Een punt een')}${wordItem(3, '§', 'Diep')}${wordItem(1, '·', 'Twee', 'Last')}
<p class=MsoNormal><span lang=NL>Tussen<o:p></o:p></span></p>
${wordItem(1, '1.', 'Eerst', 'First')}${wordItem(2, 'a)', 'Dan')}${wordItem(1, '2.', 'Ten slotte', 'Last')}
<!--EndFragment--></body></html>`;

const googleDocument =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f3c">' +
  '<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Title</span></h2>' +
  '<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Two  spaces, </span>' +
  '<span style="font-weight:700;font-style:italic;white-space:pre-wrap;">both</span>' +
  '<a href="https://example.org/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;">a link</span></a></p><br />' +
  '<ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;font-weight:400;white-space:pre;"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">One</span></p></li>' +
  '<ul><li dir="ltr" aria-level="2" style="list-style-type:circle;"><p dir="ltr" role="presentation"><span>Nested</span></p></li></ul>' +
  '<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">Two</span></p></li></ul></b>' +
  '<br class="Apple-interchange-newline">';

const slateFragment = btoa(
  encodeURIComponent('[{"type":"link","url":"javascript:alert(1)","children":[{"text":"x"}]}]'),
);

export const HTML_CASES: readonly HtmlCase[] = [
  {
    name: 'Word: conditional comments, mso styles, fake lists',
    html: wordDocument,
    clean:
      '<h1>Verslag</h1><p><strong>Vet</strong> en <em>schuin</em>, over twee regels</p><p><br></p>' +
      '<ul><li>Een<ul><li>Een punt een<ul><li>Diep</li></ul></li></ul></li><li>Twee</li></ul>' +
      '<p>Tussen</p><ol><li>Eerst<ol><li>Dan</li></ol></li><li>Ten slotte</li></ol>',
  },
  {
    name: 'Word: other ways to number items, and items that are no paragraphs',
    html:
      `${wordItem(1, '(iv)', 'Vier')}${wordItem(1, '2.1', 'Twee een')}<p>Tussen</p>` +
      `<div style='mso-list:l1 level1 lfo2'>${wordMarker('-')}Streep</div>`,
    clean: '<ol><li>Vier</li><li>Twee een</li></ol><p>Tussen</p><ul><li>Streep</li></ul>',
  },
  {
    name: 'Google Docs: the wrapping b of normal weight, lists in lists',
    html: googleDocument,
    clean:
      '<h2>Title</h2><p>Two &nbsp;spaces, <strong><em>both</em></strong>' +
      '<a href="https://example.org/">a link</a></p><p><br></p>' +
      '<ul><li>One<ul><li>Nested</li></ul></li><li><s>Two</s></li></ul>',
  },
  {
    name: 'another Slate editor: its data-slate-fragment is not looked at',
    html:
      `<p data-slate-node="element" data-slate-fragment="${slateFragment}"><span data-slate-node="text">` +
      '<span data-slate-leaf="true"><strong data-slate-string="true">Bold</strong></span></span></p>' +
      '<p data-slate-node="element"><span data-slate-zero-width="n">\ufeff<br></span></p>',
    clean: '<p><strong>Bold</strong></p><p><br></p>',
  },
  {
    name: 'a page: sections, descriptions, figures, headings of all levels',
    html:
      '<article><header><h1>One</h1></header><section><h4>Four</h4><h6>Six</h6>' +
      '<dl><dt>Term</dt><dd>Meaning</dd></dl><details><summary>More</summary>Inside</details>' +
      '<figure><img src="/api/uploads/a.png" alt="Plan"><figcaption>Caption</figcaption></figure>' +
      '</section><address>Street 1<br>City</address></article>',
    clean:
      '<h1>One</h1><h3>Four</h3><h3>Six</h3><p>Term</p><p>Meaning</p><p>More</p><p>Inside</p>' +
      '<p><img src="/api/uploads/a.png" alt="Plan"></p><p>Caption</p><p>Street 1<br>City</p>',
  },
  {
    name: 'tables are flattened: a row a paragraph, an empty cell still one',
    html:
      '<table><caption>Prices</caption><thead><tr><th>Name</th><th>Price</th><th>Note</th></tr></thead>' +
      '<tbody><tr><td>Tea</td><td></td><td><p>hot</p><p>or cold</p></td></tr><tr><td> </td><td></td></tr>' +
      '</tbody></table>',
    clean: '<p>Prices</p><p>Name | Price | Note</p><p>Tea | | hot<br>or cold</p>',
  },
  {
    name: 'tables for the layout keep what is in their cells',
    html: '<table><tr><td><h2>Head</h2><p>Text</p></td></tr><tr><td><ul><li>Item</li></ul></td><td>Side</td></tr></table>',
    clean: '<h2>Head</h2><p>Text</p><ul><li>Item</li></ul><p>Side</p>',
  },
  {
    name: 'a row of one cell keeps the paragraphs in it',
    html: '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
    clean: '<p>a</p><p>b</p>',
  },
  {
    name: 'a form around the cells of a row is none of them',
    html: '<table><tr><form><td>a</td></form><form><td>b</td></form></tr><tr><form><td><p>c</p><p>d</p></td></form></tr></table>',
    clean: '<p>a | b</p><p>c</p><p>d</p>',
  },
  {
    name: 'a table in an item is lines of it',
    html: '<ul><li>Item<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></li></ul>',
    clean: '<ul><li>Item<br>a | b<br>c</li></ul>',
  },
  {
    name: 'a row in an item is a line of it, whichever of its cells are empty',
    html:
      '<ul><li>Item<table><tr><td></td><td>b</td></tr><tr><td>c</td><td></td></tr>' +
      '<tr><td><p>d</p></td><td><p></p><p>e</p></td></tr><tr><td></td></tr></table>end</li></ul>',
    clean: '<ul><li>Item<br>| b<br>c |<br>d | e<br>end</li></ul>',
  },
  {
    name: 'an empty cell at the start of a row',
    html: '<table><tr><td></td><td>a</td></tr><tr><td> </td><td></td><td>b</td></tr></table>',
    clean: '<p>| a</p><p>| | b</p>',
  },
  {
    name: 'Google Docs: a break in an empty cell, or at the end of one, does not break the row',
    html:
      '<table><tr><td><p>a</p></td><td><br></td><td><p>b</p></td></tr><tr><td><br></td><td>c</td><td><br></td></tr>' +
      '<tr><td>d<br></td><td><div>e<br></div></td><td>f<br>g</td></tr></table>',
    clean: '<p>a | | b</p><p>| c |</p><p>d | e | f<br>g</p>',
  },
  {
    name: 'nor does it in an item',
    html:
      '<ul><li>Item<table><tr><td>a</td><td><br></td><td>b</td></tr><tr><td><br></td><td>c</td></tr>' +
      '<tr><td><div><br></div></td><td>d<br></td></tr></table>end</li></ul>',
    clean: '<ul><li>Item<br>a | | b<br>| c<br>| d<br>end</li></ul>',
  },
  {
    name: 'white space collapses as in a browser',
    html: '\n <p>\n  a\t <b> b</b> <i> c </i> \n</p>\n text <div>&nbsp;10&nbsp;€ </div><p></p><p> </p>',
    clean: '<p>a <strong>b</strong> <em>c</em></p><p>text</p><p>&nbsp;10&nbsp;€</p>',
  },
  {
    name: 'breaks: the last one of a block makes no line',
    html: '<p>a<br>b<br></p><p><br></p><p><br><br></p>x<br><div>y</div>',
    clean: '<p>a<br>b</p><p><br></p><p><br><br></p><p>x</p><p>y</p>',
  },
  {
    name: 'breaks: no space stays beside one, and one of its own stays between blocks of an item',
    html: '<p>a <br> b</p><ul><li><p>c</p><br>d</li><li>e<br><p>f</p></li></ul>',
    clean: '<p>a<br>b</p><ul><li>c<br><br>d</li><li>e<br>f</li></ul>',
  },
  {
    name: 'where spaces are kept, those between blocks only format the source',
    html: '<div style="white-space:pre-wrap">\n  <p>a<i>  </i>b</p>\n  <p>c</p>\n</div>',
    clean: '<p>a<em> &nbsp;</em>b</p><p>c</p>',
  },
  {
    name: 'spaces collapse again where a style says so',
    html: '<div style="white-space:pre"><p style="white-space:normal">a  b</p></div>',
    clean: '<p>a b</p>',
  },
  {
    name: 'code keeps its spaces, whatever its parts look like',
    html: '<pre>a<span style="white-space:normal">  b</span></pre>',
    clean: '<pre><code>a  b</code></pre>',
  },
  {
    name: 'preformatted text is code, without marks, with every space',
    html: '<pre>\nlet  <b>a</b>;\n\t<i>b</i>\n\n</pre><pre>one<div>two</div></pre><pre></pre>',
    clean:
      '<pre><code>let  a;\n\tb\n\n</code></pre><pre><code>one\ntwo</code></pre><pre><code></code></pre>',
  },
  {
    name: 'styles become marks before they are dropped',
    html:
      '<p><span style="font-weight: 600">a</span><span style="FONT-STYLE:oblique 10deg">b</span>' +
      '<span style="text-decoration: underline line-through">c</span><b style="font-weight:400">d</b>' +
      '<em style="font-style:normal">e</em><span style="color:red;position:fixed">f</span></p>',
    clean: '<p><strong>a</strong><em>b</em><u><s>c</s></u>def</p>',
  },
  {
    name: 'styles become marks: words, weights between, what is inherited, and longhands',
    html:
      '<p><span style="font-weight:bold">a</span><span style="font-weight:500">b</span>' +
      '<b style="font-weight:inherit">c</b><b style="font-weight:lighter">d</b>' +
      '<span style="font-weight:bolder">e</span><span style="text-decoration-line:underline">f</span>' +
      '<span style="white-space-collapse:preserve">g  h</span></p>',
    clean: '<p><strong>a</strong>b<strong>c</strong>d<strong>e</strong><u>f</u>g &nbsp;h</p>',
  },
  {
    name: 'styles that only repeat how a heading or a link looks are no marks',
    html:
      '<h2 style="font-weight:bold">a <b>b</b></h2>' +
      '<p><a href="/c" style="text-decoration:underline">c</a></p>',
    clean: '<h2>a <strong>b</strong></h2><p><a href="/c">c</a></p>',
  },
  {
    name: 'what is hidden is left out',
    html: '<p>a<span style="display:none">b</span><span hidden>c</span><span style="mso-hide:all">d</span></p>',
    clean: '<p>a</p>',
  },
  {
    name: 'quotes of several paragraphs; a list in one stays a list',
    html: '<blockquote><p>a</p><p>b</p><ul><li>c</li></ul>d</blockquote><blockquote>e</blockquote>',
    clean:
      '<blockquote><p>a</p><p>b</p></blockquote><ul><li>c</li></ul><blockquote><p>d</p><p>e</p></blockquote>',
  },
  {
    name: 'items: several paragraphs, code and headings are lines of them; empty ones stay',
    html: '<ol><li><p>a</p><p>b</p><pre>c  d\ne</pre></li><li></li><li><h2>f</h2><ul><li>g</li></ul>h</li></ol>',
    clean:
      '<ol><li>a<br>b<br><code>c &nbsp;d<br>e</code></li><li><br></li><li>f<ol></ol></li></ol>'.replace(
        '<ol></ol>',
        '<ul><li>g</li></ul></li><li>h',
      ),
  },
  {
    name: 'lists by other names nest, and an item that only holds a list is none',
    html:
      '<ul><li>a<menu><li>b</li></menu></li><li>c<dir><li>d</li></dir></li>' +
      '<li style="list-style-type:none"><ul><li>e</li></ul></li></ul>',
    clean: '<ul><li>a<ul><li>b</li></ul></li><li>c<ul><li>d</li><li>e</li></ul></li></ul>',
  },
  {
    name: 'an image in code is its alternative text',
    html: '<pre>a<img src="/api/uploads/a.png" alt="b">c</pre>',
    clean: '<pre><code>abc</code></pre>',
  },
  {
    name: 'an image amid text stands between two paragraphs',
    html: '<p>a<a href="/x"><img src="/api/uploads/a.png" alt=" the  plan "></a>b</p>',
    clean: '<p>a</p><p><img src="/api/uploads/a.png" alt="the plan"></p><p>b</p>',
  },
  {
    name: 'images of other hosts become their alternative text',
    html:
      '<p>a <img src="https://elsewhere.example/a.png" alt="a cat"> b<img src="//elsewhere.example/b.png">' +
      '<img src="data:image/png;base64,AAAA" alt="c"><img src="blob:x" alt=" d"></p>',
    clean: '<p>a a cat bcd</p>',
  },
  {
    name: 'an address with a colon in its path, or half a character',
    html: '<p><img src="/api/uploads/a:b.png" alt="a"><a href="/\ud800?c=d:e">f</a></p>',
    clean: '<p><img src="/api/uploads/a:b.png" alt="a"></p><p><a href="/\ufffd?c=d:e">f</a></p>',
  },
  {
    name: 'an alternative text that looks like a tag',
    html: '<img src="/api/uploads/a.png" alt="<B> and </TABLE>">',
    clean: '<p><img src="/api/uploads/a.png" alt="&lt;B&gt; and &lt;/TABLE&gt;"></p>',
  },
  {
    name: 'comments, the first of them at the start, hold no elements',
    html: `<!--StartFragment--><!--${'<w:x>'.repeat(150)}--><h1>a</h1><!--EndFragment-->`,
    clean: '<h1>a</h1>',
  },
  {
    name: 'links: without an address, or one within another, they are text',
    html:
      '<p><a name="x">a</a><a href="">b</a><a href="/c">c <b>d</b></a><a href="mailto:e@example.org">e</a>' +
      '<a href="file:///etc/passwd">f</a></p><a href="/g"><p>g</p><p>h</p></a>',
    clean:
      '<p>ab<a href="/c">c <strong>d</strong></a><a href="mailto:e@example.org">e</a>f</p>' +
      '<p><a href="/g">g</a></p><p><a href="/g">h</a></p>',
  },
  {
    name: 'elements that nobody knows are plain text, and an address makes no other a link',
    html: '<p href="/x">a<span href="/x">z</span><o:p>b</o:p><x-y>c</x-y><blink>d</blink></p><font size=7><center>e</center></font>',
    clean: '<p>azbcd</p><p>e</p>',
  },
  {
    name: 'what styles, scripts and their like hold is no text',
    html:
      '<p>a</p><style>p > b { color: red }</style><script>if (a < b) c();</script><p>b' +
      '<noscript>c</noscript><template><p>d</p></template><iframe>e</iframe><svg><title>f</title></svg></p>',
    clean: '<p>a</p><p>b</p>',
  },
  {
    name: 'text that looks like tags, styles and handlers is text',
    html: '<p>&lt;b&gt; style="x" onclick = y &lt;!-- &amp;amp;</p><code>&lt;script&gt;</code>',
    clean:
      '<p>&lt;b&gt; style=&quot;x&quot; onclick = y &lt;!-- &amp;amp;</p><p><code>&lt;script&gt;</code></p>',
  },
  {
    name: 'control, half and non-characters are put right',
    html: '<p>a&#0;b\u0001c\u007fd\ufdd0e\ufefff\ud800g&#xD800;h</p>',
    clean: '<p>a\ufffdbcdef\ufffdg\ufffdh</p>',
  },
];
