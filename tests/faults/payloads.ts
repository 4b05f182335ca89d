// Texts that break out of something, somewhere. `alert` is what a browser would show if one did.
import { long } from './long';

const control = String.fromCharCode;

/** Each kind of place that a text may be written to, and what would end it there. */
export const payloads: readonly string[] = [
  // HTML: elements, handlers, attributes, comments, raw text
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
  '<form id="attributes"><input name="createElement"></form>',
  '<a id="config" href="https://evil.example/">x</a>',
  '" autofocus onfocus="alert(1)" x="',
  "' autofocus onfocus='alert(1)' x='",
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62; &quot;',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of the texts
  '${alert(1)}`',
  // addresses
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'jav%61script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example\\share',
  'https:evil.example',
  'https://www.example.org@evil.example/',
  'https://evil.example\\@www.example.org/',
  'https://www.example.org/" onmouseover="alert(1)',
  '[words](javascript:alert(1))',
  '[words](data:text/html,<script>alert(1)</script>)',
  '[**<img src=x onerror=alert(1)>**](https://www.example.org/"onclick="alert`1`)',
  '[words](https://www.example.org@evil.example/)',
  '[words](/\\\\evil.example)',
  // styles
  '</style><script>alert(1)</script>',
  'red;}body{background:url(https://evil.example/x)}',
  '"}@import "https://evil.example/x.css";{',
  'expression(alert(1))',
  // headers, host files, robots, XML, lists for programs
  'x\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>',
  'x\nUser-agent: *\nDisallow: /',
  'x\n  Content-Security-Policy: default-src *',
  'x\n/* https://evil.example/:splat 301!',
  '"; return 302 https://evil.example/; #',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of nginx
  'x; } location / { return 302 https://evil.example$request_uri; } ${x}',
  '</loc></url><url><loc>https://evil.example/</loc></url>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '"}],"@id":"https://evil.example/","x":[{"',
  'x](https://evil.example/)\n\n# Evil\n- [y',
  // names of the language and of the document
  '__proto__',
  'constructor',
  'toString',
  'createElement',
  // signs that text may not hold, and that turn it round
  `x${control(0)}y`,
  `x${control(27)}[31my`,
  'x\ud800y',
  'line\u2028separator\u2029end',
  'abc\u202egpj.exe',
  '..%2f..%2f../../etc/passwd',
];

/** Those that a run has time for: in a short one every third. */
export const triedPayloads = payloads.filter((_, index) => long || index % 3 === 0);
