"use client";

import type { FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
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

/** Makes a new secret, and asks how long the old one stays good. */
export function RollDialog({ appId, environment, onClose, roll, onRolled }: Props) {
	const { roll: words, cancel } = useWords("developer");
	const { close } = useWords("common");
	const overlaps = [
		{ value: "24", label: words.day, about: words.dayAbout },
		{ value: "168", label: words.week, about: words.weekAbout },
		{ value: "0", label: words.now, about: words.nowAbout },
	];
	const { run, isBusy, problem } = useAction(roll);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const overlapHours = Number(new FormData(event.currentTarget).get("overlapHours"));
		const answer = await run({ appId, environment, overlapHours });
		if (answer?.ok) onRolled(answer.value);
	}

	return (
		<Dialog
			title={words.title[environment]}
			description={words.about}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{cancel}</Button>
					<Button type="submit" form="roll-secret" variant="primary" isBusy={isBusy}>
						{words.confirm}
					</Button>
				</>
			}
		>
			<form id="roll-secret" onSubmit={submit} className="flex flex-col gap-3">
				<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
				<RadioChoice legend={words.overlap} name="overlapHours" value="24" options={overlaps} />
			</form>
		</Dialog>
	);
}
