import { performance } from 'node:perf_hooks';

/** How much of the time since it was last asked this process was busy, from 0 to 1. */
export function busyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
