/** Netlify takes a form at any address of the site, and knows it by its name; a robot fills in the trap. */
export const netlifyNames = { form: 'form-name', trap: 'bot-field' } as const;
