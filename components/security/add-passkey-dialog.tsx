"use client";

import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { browserName } from "#lib/i18n/browser-name.ts";
import { makePasskey } from "./ask-passkey.ts";
import type { PasskeyVerbs, RunReauthed } from "./passkey-row.ts";

type Props = {
	verbs: Pick<PasskeyVerbs, "begin" | "add">;
	run: RunReauthed;
	onClose: () => void;
	/** With the recovery codes where these are the first. */
	onAdded: (codes: string[]) => void;
};

/** Names a passkey and has the browser make it. */
export function AddPasskeyDialog({ verbs, run, onClose, onAdded }: Props) {
	const { passkeys: words, sessions, cancel } = useWords("security");
	const { browser } = sessions;
	const [problem, setProblem] = useState<string | null>(null);
	const [wrongName, setWrongName] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function submit(given: FormData) {
		setIsBusy(true);
		setProblem(null);
		setWrongName(null);
		await add(String(given.get("name") ?? ""));
		setIsBusy(false);
	}

	async function add(name: string) {
		const asked = await run(() => verbs.begin({}));
		if (!asked) return;
		if (!asked.ok) return setProblem(asked.message);
		const answer = await makePasskey(asked.value);
		if (answer === "known") return setProblem(words.knownHere);
		if (answer === "none") return setProblem(words.notMade);
		const added = await run(() => verbs.add({ name, answer }));
		if (!added) return;
		if (!added.ok) return added.fields.name ? setWrongName(added.message) : setProblem(added.message);
		toast(words.added);
		onClose();
		onAdded(added.value);
	}

	return (
		<FormDialog
			title={words.add}
			description={words.addAbout}
			cancel={cancel}
			action={words.goOn}
			isBusy={isBusy}
			problem={problem}
			onClose={onClose}
			onSubmit={submit}
		>
			<TextField
				label={words.name}
				name="name"
				defaultValue={browserName(navigator.userAgent, browser)}
				help={words.nameHelp}
				error={wrongName}
				maxLength={60}
				autoComplete="off"
				autoFocus
			/>
		</FormDialog>
	);
}
