/** Whether there is time for everything: `npm run test:faults` says so, `npm test` takes samples. */
export const long = process.env.PLINTH_FAULTS === 'long';
