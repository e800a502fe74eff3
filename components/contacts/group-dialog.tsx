"use client";

import { type RefObject, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { listedIn } from "#components/ui/listed-in.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { GroupForm, GroupItem, GroupVerbs, Member } from "./contact-items.ts";
import { MemberFields } from "./member-fields.tsx";

type Props = {
	title: string;
	action: string;
	/** null: a new group. */
	row: GroupItem | null;
	save: (input: GroupForm) => Promise<ActionAnswer>;
	find: GroupVerbs["find"];
	onDone: (name: string) => void;
	opener?: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks what a group is called and who is in it. */
export function GroupDialog({ title, action, row, save, find, onDone, opener, onClose }: Props) {
	const { groups: words, cancel } = useWords("contacts");
	const [members, setMembers] = useState<Member[]>(row?.contacts ?? []);
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const directoryProblem = problems.directories ?? problems.Directories;
	const memberProblem = members.length === 0 ? problems.contacts : undefined;

	async function submit(given: FormData) {
		const groupName = String(given.get("groupName") ?? "").trim();
		const directories = listedIn(String(given.get("directories") ?? ""));
		const answer = await run({ groupName, directories, contacts: members });
		if (answer?.ok) onDone(groupName);
	}

	return (
		<FormDialog
			{...{ title, action, isBusy, opener, onClose, cancel }}
			look="wide"
			problem={problems.groupName || directoryProblem || memberProblem ? null : problem}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<div className="flex flex-col gap-1">
				<TextField
					label={words.name}
					name="groupName"
					dir="auto"
					autoComplete="off"
					maxLength={255}
					defaultValue={row?.groupName}
					error={problems.groupName}
					autoFocus
				/>
				<MemberFields {...{ members, setMembers, find }} error={memberProblem} />
				<TextField
					label={words.directories}
					name="directories"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={row?.directories.join(", ")}
					help={words.directoriesHelp}
					error={directoryProblem}
				/>
			</div>
		</FormDialog>
	);
}
