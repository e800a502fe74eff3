"use client";

import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { MemberItem } from "./people-items.ts";
import { givenRoles, ROLES, type Role, type Team } from "./role-words.ts";
import { dataOf, textOf } from "./text-of-data.ts";

export type ChangeVerbs = {
	changeRole: (input: { userId: string; userRole: Role }) => Promise<ActionAnswer>;
	move: (input: { userId: string; toTeamId: string }) => Promise<ActionAnswer>;
	saveData: (input: { userId: string; metaData: Record<string, string> }) => Promise<ActionAnswer>;
	activate: (input: { userId: string }) => Promise<ActionAnswer>;
};

type Shared = { row: MemberItem; opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Runs a verb, and closes the dialog with a word when it is done. */
function useChange<I>(act: (input: I) => Promise<ActionAnswer>, done: string, onClose: () => void) {
	const { run, isBusy, problem } = useAction(act);
	async function change(input: I) {
		const answer = await run(input);
		if (!answer?.ok) return;
		onClose();
		toast(done);
	}
	return { change, isBusy, problem };
}

/** What somebody may do from now on. */
export function RoleDialog({
	row,
	opener,
	onClose,
	mayMakeAdmins,
	changeRole,
}: Shared & { mayMakeAdmins: boolean } & Pick<ChangeVerbs, "changeRole">) {
	const { role: words, roles, save, cancel } = useWords("people");
	const { change, ...state } = useChange(changeRole, format(words.done, { name: row.name }), onClose);
	function submit(given: FormData) {
		const userRole = ROLES.find((role) => role === given.get("role"));
		if (userRole) void change({ userId: row.id, userRole });
	}
	return (
		<FormDialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			{...{ cancel, opener, onClose }}
			action={save}
			onSubmit={submit}
			{...state}
		>
			<RadioChoice
				legend={roles.label}
				name="role"
				value={row.role}
				options={givenRoles(mayMakeAdmins).map((value) => ({
					value,
					label: roles.names[value],
					about: roles.may[value],
				}))}
			/>
		</FormDialog>
	);
}

/** Moves somebody to another team, with their documents. */
export function TeamDialog({
	row,
	opener,
	onClose,
	teams,
	move,
}: Shared & { teams: Team[] } & Pick<ChangeVerbs, "move">) {
	const { move: words, team, save, cancel } = useWords("people");
	const [toTeamId, setTeamId] = useState(row.teamId);
	const { change, ...state } = useChange(move, format(words.done, { name: row.name }), onClose);
	return (
		<FormDialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			{...{ cancel, opener, onClose }}
			action={save}
			onSubmit={() => (toTeamId === row.teamId ? onClose() : void change({ userId: row.id, toTeamId }))}
			{...state}
		>
			<SelectField label={team} value={toTeamId} onChange={({ target }) => setTeamId(target.value)}>
				{teams.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
		</FormDialog>
	);
}

/** What the organisation keeps about somebody, a pair on each line. */
export function DataDialog({ row, opener, onClose, saveData }: Shared & Pick<ChangeVerbs, "saveData">) {
	const { data: words, save, cancel } = useWords("people");
	const [wrong, setWrong] = useState<string | null>(null);
	const { change, isBusy, problem } = useChange(saveData, format(words.done, { name: row.name }), onClose);
	function submit(given: FormData) {
		const read = dataOf(String(given.get("data") ?? ""), row.metaData);
		setWrong(read.ok ? null : format(words.wrong[read.because], { line: read.line }));
		if (read.ok) void change({ userId: row.id, metaData: read.pairs });
	}
	return (
		<FormDialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			{...{ cancel, opener, onClose }}
			action={save}
			onSubmit={submit}
			{...{ isBusy, problem }}
		>
			<TextAreaField
				label={words.label}
				name="data"
				rows={5}
				defaultValue={textOf(row.metaData)}
				help={words.help}
				error={wrong}
			/>
		</FormDialog>
	);
}

/** Lets somebody in again. */
export function ReactivateDialog({ row, opener, onClose, activate }: Shared & Pick<ChangeVerbs, "activate">) {
	const { activate: words, cancel } = useWords("people");
	const { change, ...state } = useChange(activate, format(words.done, { name: row.name }), onClose);
	return (
		<FormDialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			{...{ cancel, opener, onClose }}
			action={words.action}
			onSubmit={() => void change({ userId: row.id })}
			{...state}
		/>
	);
}
