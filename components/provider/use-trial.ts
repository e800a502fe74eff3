import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import type { ProviderVerbs, Trial } from "./provider-items.ts";

export type TrialRun = ReturnType<typeof useTrial>;

/** Asks the provider, and keeps what came of it until it is asked again. */
export function useTrial(test: ProviderVerbs["test"]) {
	const router = useRouter();
	const { run, isBusy, problem } = useAction(test);
	const [result, setResult] = useState<Trial | null>(null);

	async function ask() {
		setResult(null);
		const answer = await run({});
		if (answer?.ok) setResult(answer.value);
		router.refresh();
	}

	return { run: ask, isBusy, problem, result, forget: () => setResult(null) };
}
