"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { EndpointSecretDialog } from "./endpoint-secret-dialog.tsx";

type Roll = (input: { endpointId: string; overlapHours: number }) => Promise<ActionAnswer<{ secret: string }>>;
type Props = {
	endpoint: { id: string; secretMadeAt: string; oldSecretUntil: string | null };
	roll: Roll;
};

/** Since when the secret signs, and how to replace it. */
export function EndpointSecret({ endpoint, roll }: Props) {
	const { secret: words } = useWords("webhooks");
	const router = useRouter();
	const [isRolling, setIsRolling] = useState(false);
	const [secret, setSecret] = useState<string | null>(null);
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
			<p>
				<Filled text={words.made} values={{ when: <TimeInSentence at={endpoint.secretMadeAt} /> }} />{" "}
				{endpoint.oldSecretUntil ? (
					<span className="text-warn">
						<Filled text={words.oldUntil} values={{ when: <TimeInSentence at={endpoint.oldSecretUntil} /> }} />
					</span>
				) : null}
			</p>
			<Button onClick={() => setIsRolling(true)}>{words.roll}</Button>
			{isRolling ? (
				<RollDialog
					endpointId={endpoint.id}
					roll={roll}
					onClose={() => setIsRolling(false)}
					onRolled={(made) => {
						setIsRolling(false);
						setSecret(made);
					}}
				/>
			) : null}
			<EndpointSecretDialog
				secret={secret}
				onClose={() => {
					setSecret(null);
					router.refresh();
				}}
			/>
		</div>
	);
}

type RollProps = { endpointId: string; roll: Roll; onClose: () => void; onRolled: (secret: string) => void };

function RollDialog({ endpointId, roll, onClose, onRolled }: RollProps) {
	const { secret: words, cancel } = useWords("webhooks");
	const { run, isBusy, problem } = useAction(roll);
	const overlaps = [
		{ value: "24", label: words.day, about: words.dayAbout },
		{ value: "168", label: words.week, about: words.weekAbout },
		{ value: "0", label: words.now, about: words.nowAbout },
	];

	async function submit(given: FormData) {
		const answer = await run({ endpointId, overlapHours: Number(given.get("overlapHours")) });
		if (answer?.ok) onRolled(answer.value.secret);
	}

	return (
		<FormDialog
			{...{ cancel, isBusy, problem, onClose }}
			title={words.rollTitle}
			description={words.rollAbout}
			action={words.confirm}
			onSubmit={(given) => void submit(given)}
		>
			<RadioChoice legend={words.overlap} name="overlapHours" value="24" options={overlaps} />
		</FormDialog>
	);
}
