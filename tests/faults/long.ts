/** Whether there is time for everything: `npm run test:robustness` has it, `npm test` takes samples. */
export const long = process.env.PLINTH_TIME === 'long';
