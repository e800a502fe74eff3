import { useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DoctorVerbs, Trial } from "./health-items.ts";

type Props = { trial: Trial; verbs: DoctorVerbs; onTried: () => Promise<void> };

/** The one button that proves it, or has it run again; what came of it is said beneath. */
export function TrialButton({ trial, verbs, onTried }: Props) {
	const words = useWords("health");
	const { unreachable } = useWords("common");
	const [isBusy, setIsBusy] = useState(false);

	async function tryMail() {
		const answer = await orUnreachable(verbs.mail({}), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		const { isSent, ...values } = answer.value;
		toast(format(isSent ? words.tried.mail : words.tried.refused, values), isSent ? undefined : "bad");
	}

	async function runAgain(kind: "seals" | "jobs") {
		const answer = await orUnreachable(verbs[kind]({}), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		toast(format(kind === "seals" ? words.tried.seals : words.tried.jobs, { count: answer.value }));
		await onTried();
	}

	async function run() {
		setIsBusy(true);
		await (trial === "mail" ? tryMail() : runAgain(trial));
		setIsBusy(false);
	}

	return (
		<Button size="sm" isBusy={isBusy} onClick={() => void run()} className="shrink-0 noscript:hidden">
			{words.trials[trial]}
		</Button>
	);
}
