"use client";

import type { FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ShownCredentials } from "./app-settings.ts";
import { RadioChoice } from "./radio-choice.tsx";

export type RollInput = { appId: string; environment: "live" | "sandbox"; overlapHours: number };

type Props = {
	appId: string;
	environment: "live" | "sandbox";
	onClose: () => void;
	roll: (input: RollInput) => Promise<ActionAnswer<ShownCredentials>>;
	onRolled: (credentials: ShownCredentials) => void;
};

const OVERLAPS = [
	{ value: "24", label: "One more day", about: "Time to put the new one in place without a stop." },
	{ value: "168", label: "One more week", about: "For apps that are installed in several places." },
	{ value: "0", label: "Not a moment longer", about: "When somebody else may know it. Calls with it fail at once." },
];

/** Makes a new secret, and asks how long the old one stays good. */
export function RollDialog({ appId, environment, onClose, roll, onRolled }: Props) {
	const { run, isBusy, problem } = useAction(roll);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const overlapHours = Number(new FormData(event.currentTarget).get("overlapHours"));
		const answer = await run({ appId, environment, overlapHours });
		if (answer?.ok) onRolled(answer.value);
	}

	return (
		<Dialog
			title={`Roll the ${environment} secret?`}
			description="You get a new secret. Tokens that are out stay good."
			isOpen
			onClose={onClose}
			closeLabel="Close"
			footer={
				<>
					<Button onClick={onClose}>Cancel</Button>
					<Button type="submit" form="roll-secret" variant="primary" isBusy={isBusy}>
						Roll secret
					</Button>
				</>
			}
		>
			<form id="roll-secret" onSubmit={submit} className="flex flex-col gap-3">
				<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
				<RadioChoice legend="The old secret is good for" name="overlapHours" value="24" options={OVERLAPS} />
			</form>
		</Dialog>
	);
}
