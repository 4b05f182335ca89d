import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that passed only when they ran once more: each is flaky, and its first error is the reason. */
export default class PrintRetries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const retries = test.diagnostic()?.retryCount ?? 0;
        if (retries === 0) continue;
        const { errors = [] } = test.result();
        const [reason = ''] = (errors[0]?.message ?? '').split('\n');
        process.stdout.write(
          `\nRetried: ${module.relativeModuleId} > ${test.fullName}\n  ${reason}\n`,
        );
      }
    }
  }
}
