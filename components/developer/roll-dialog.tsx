"use client";

import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ShownCredentials } from "./app-settings.ts";

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
	const overlaps = [
		{ value: "24", label: words.day, about: words.dayAbout },
		{ value: "168", label: words.week, about: words.weekAbout },
		{ value: "0", label: words.now, about: words.nowAbout },
	];
	const { run, isBusy, problem } = useAction(roll);

	async function submit(given: FormData) {
		const overlapHours = Number(given.get("overlapHours"));
		const answer = await run({ appId, environment, overlapHours });
		if (answer?.ok) onRolled(answer.value);
	}

	return (
		<FormDialog
			{...{ cancel, isBusy, problem, onClose }}
			title={words.title[environment]}
			description={words.about}
			action={words.confirm}
			onSubmit={(given) => void submit(given)}
		>
			<RadioChoice legend={words.overlap} name="overlapHours" value="24" options={overlaps} />
		</FormDialog>
	);
}
