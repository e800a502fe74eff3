import type { DraftStep } from "#lib/draft/draft-step.ts";

/** What one request carries: enough for hours offline in a few of them, and far below what a server takes. */
const MAX_BYTES = 400_000;
const MAX_STEPS = 200;

/** The first steps that go together, at least one. */
export function nextBatch(steps: readonly DraftStep[], maxSteps: number): DraftStep[] {
	const batch: DraftStep[] = [];
	let bytes = 0;
	for (const step of steps.slice(0, Math.min(maxSteps, MAX_STEPS))) {
		bytes += JSON.stringify(step).length;
		if (batch.length > 0 && bytes > MAX_BYTES) break;
		batch.push(step);
	}
	return batch;
}
