"use client";

import { useState } from "react";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { BLOCK_LIMITS } from "#lib/draft/block.ts";
import { format } from "#lib/i18n/message.ts";
import { selectedBlock } from "../verbs/block-verbs.ts";
import { useWork } from "../work/work-context.tsx";
import { createBlock } from "./block-calls.ts";

/** Asks what a block of the selected fields is called and who can insert it. */
export function SaveBlock({ onClose }: { onClose: () => void }) {
	const work = useWork();
	const { unreachable } = useWords("common");
	const words = work.words.blocks;
	const [fields] = useState(() => selectedBlock(work));
	const [isShared, setIsShared] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [nameProblem, setNameProblem] = useState<string | null>(null);

	async function save(given: FormData) {
		const name = String(given.get("name") ?? "").trim();
		setNameProblem(name === "" ? words.nameMissing : null);
		setProblem(null);
		if (name === "") return;
		setIsBusy(true);
		const answer = await createBlock({ name, isShared, fields }, unreachable);
		setIsBusy(false);
		if (!answer.ok) return answer.isOfName ? setNameProblem(answer.message) : setProblem(answer.message);
		onClose();
		toast(format(words.saved, { name }));
	}

	return (
		<FormDialog
			title={words.save}
			description={format(words.saveAbout, { count: fields.length })}
			action={words.confirm}
			cancel={words.cancel}
			{...{ isBusy, problem, onClose }}
			onSubmit={(given) => void save(given)}
			onInput={() => setNameProblem(null)}
		>
			<TextField
				label={words.name}
				name="name"
				dir="auto"
				autoComplete="off"
				maxLength={BLOCK_LIMITS.name}
				placeholder={words.nameExample}
				error={nameProblem}
				autoFocus
			/>
			<SwitchRow label={words.shared} isOn={isShared} onSwitch={setIsShared} />
		</FormDialog>
	);
}
