// Mistakes in forms and in their providers.
import { meant, type Rules, rule } from '../rule';

export const formRules = {
  'duplicate-field-name': rule<'name'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The field name "${p.name}" is used twice in this form.`,
    hint: () => 'Give each field its own name.',
    example: ['"name": "clock", "label": "Maker"', '"name": "maker", "label": "Maker"'],
  }),
  'similar-field-name': rule<'name' | 'other'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The field names "${p.other}" and "${p.name}" differ in capitals alone: what takes the form may keep one of the two answers.`,
    hint: () => 'Give each field a name that says what it asks for.',
    example: ['"name": "Clock"', '"name": "maker"'],
  }),
  'reserved-field-name': rule<'name' | 'reason'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `A field cannot be called "${p.name}": ${p.reason}.`,
    hint: () => 'Choose another name.',
    example: ['"name": "submit"', '"name": "clock"'],
  }),
  'unknown-field-name': rule<'name', 'near' | 'kind'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The form has no ${p.kind ? `${p.kind} ` : ''}field "${p.name}".`,
    hint: (p) =>
      meant(
        p,
        p.kind
          ? `Name ${p.kind} fields alone here: all others are sent without it.`
          : 'Use the name of one of its fields.',
      ),
    example: ['"watchVariable": "clok"', '"watchVariable": "clock"'],
  }),
  'placeholder-id': rule<'field' | 'value'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.field}" still looks like a placeholder: "${p.value}".`,
    hint: () => 'Enter the value that your account with the provider shows.',
    example: ['"serviceId": "your-service"', '"serviceId": "service_k3x9qd2"'],
  }),
  'duplicate-option': rule<'part' | 'text'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `Two options of this field have the same ${p.part}: "${p.text}".`,
    hint: (p) => `Give each option its own ${p.part}.`,
    example: ['"value": "wall", "label": "Mantel', '"value": "mantel", "label": "Mantel'],
  }),
  'empty-range': rule<'min' | 'max', 'options'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The minimum ${p.min} is more than ${p.options ?? `the maximum ${p.max}`}: nothing fits.`,
    hint: (p) =>
      p.options === undefined
        ? 'Swap the two, or correct one of them.'
        : 'Lower the minimum, or add options.',
    example: ['"min": 10, "max": 1', '"min": 1, "max": 10'],
  }),
  'past-range': rule<'min' | 'max'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `No day can be chosen: the last one (${p.max}) is before the first one (${p.min}).`,
    hint: () => 'Write a later "max", or one relative to today, such as "today+60".',
    example: ['"min": "today", "max": "2025-01-31"', '"min": "today", "max": "today+60"'],
  }),
  'unknown-day': rule<'value'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The calendar has no day "${p.value}".`,
    hint: () =>
      'Write a day that exists, year first, or one relative to today, such as "today+14".',
    example: ['"min": "2027-02-30"', '"min": "2027-02-28"'],
  }),
  'unfit-autocomplete': rule<'token' | 'type'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `Browsers ignore "${p.token}" here: a field of type "${p.type}" cannot hold that.`,
    hint: () =>
      'Use a field that can, such as "textarea" for a street address in lines, or another value.',
    example: ['"autocomplete": "street-address"', '"autocomplete": "address-line1"'],
  }),
  'missing-prompt': rule<'label'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The field is required, but browsers choose "${p.label}" in it before visitors do.`,
    hint: () => 'Say a "prompt", such as "Choose one", or leave "required" out.',
    example: ['"required": true,', '"required": true, "prompt": "Choose one",'],
  }),
  'broken-pattern': rule<'expression' | 'reason', 'inner' | 'near' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The expression "${p.expression}" does not work in browsers: ${p.reason}.`,
    hint: (p) =>
      p.inner === undefined
        ? p.near === undefined
          ? String(p.remedy ?? 'Correct it, or leave the pattern out.')
          : `Write "${p.near}".`
        : `Write "${p.inner}". Slashes that belong to an answer are written as "\\\\/".`,
    example: ['"expression": "[0-9{{5}"', '"expression": "[0-9]{{5}"'],
  }),
  'later-field': rule<'name', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The condition names the field "${p.name}", which is not above this one.`,
    hint: (p) => String(p.remedy ?? 'Move that field up: visitors fill in a form from its top.'),
    example: ['"when": { "field": "kind"', '"when": { "field": "clock"'],
  }),
  'unknown-option': rule<'field' | 'value' | 'known', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The field "${p.field}" never has the value "${p.value}".`,
    hint: (p) =>
      p.known === ''
        ? 'Name another field: nobody knows before what a file will be called.'
        : meant(p, `Use one of its values: ${p.known}.`),
    example: ['"is": ["repairs"]', '"is": ["repair"]'],
  }),
  'files-not-taken': rule<'name'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The provider of this form takes no files, but the field "${p.name}" asks for one.`,
    hint: () =>
      'Use a provider of type "post" or "netlify". Or say where to send the file, such as an e-mail address, in the text beside the form; or ask for a link to it at a service that takes files.',
    example: [
      '"type": "file", "name": "picture", "label": "Picture"',
      '"type": "text", "name": "picture", "label": "Link to your picture"',
    ],
  }),
  'unfit-provider': rule<'host' | 'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `On ${p.host}, nobody would receive what visitors send with this form: ${p.reason}.`,
    hint: () => 'Use another provider, or correct "host" of "build".',
    example: ['"host": "cloudflare-pages"', '"host": "netlify"'],
  }),
  'large-files': rule<'size' | 'limit'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The files of this form may be ${p.size} MB together, but its provider takes ${p.limit} MB at most.`,
    hint: () => 'Allow fewer or smaller files.',
    example: ['"max": 3, "maxSize": 5', '"max": 2, "maxSize": 4'],
  }),
  'unsent-field': rule<'name'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The hidden field "${p.name}" is not sent: the provider does not name it.`,
    hint: (p) => `Add "${p.name}" to "send" of the provider, or remove the field.`,
    example: ['"type": "emailjs",', '"type": "emailjs", "send": ["source"],'],
  }),
  'missing-success-page': rule({
    severity: 'error',
    reach: 'required',
    message: () =>
      'Without JavaScript the provider needs a page to lead to once the form was sent.',
    hint: () => 'Name one in "success".',
    example: [
      '"success": { "message": "Thank you." }',
      '"success": { "message": "Thank you.", "page": "home" }',
    ],
  }),
  'missing-without-script': rule({
    severity: 'error',
    reach: 'required',
    message: () =>
      'The provider of this form needs JavaScript, and nothing says what to do without it.',
    hint: () => 'Say so in "withoutScript".',
    example: ['"provider": {', '"withoutScript": "Call us.", "provider": {'],
  }),
  'unused-form': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `No block shows the form "${p.id}".`,
    hint: () => 'Show it in a block of type "form", or remove it.',
    example: ['{ "type": "children" }', '{ "type": "form", "form": "enquiry" }'],
  }),
  'placeholder-value': rule<'name' | 'value'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.name}" still has the value of an example: "${p.value}".`,
    hint: () => 'Write what is true of this company.',
    example: ['"site": "www.example.com"', '"site": "www.harbour-clocks.co"'],
  }),
} as const satisfies Rules;
