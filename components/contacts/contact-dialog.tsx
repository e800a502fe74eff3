"use client";

import type { RefObject } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ContactForm, ContactItem } from "./contact-items.ts";

type Props = {
	title: string;
	action: string;
	/** null: a new contact. */
	row: ContactItem | null;
	save: (input: ContactForm) => Promise<ActionAnswer>;
	onDone: (name: string) => void;
	opener?: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks who a contact is and how they are reached. */
export function ContactDialog({ title, action, row, save, onDone, opener, onClose }: Props) {
	const { fields: words, cancel } = useWords("contacts");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const emailProblem = problems.email ?? problems.Email ?? problems["[0].Email"];
	const isPlaced = emailProblem ?? problems.name ?? problems.phone;

	async function submit(given: FormData) {
		const read = (name: string) => String(given.get(name) ?? "").trim();
		const form = {
			...{ name: read("name"), email: read("email"), phone: read("phone") },
			...{ companyName: read("companyName"), jobTitle: read("jobTitle") },
		};
		const answer = await run(form);
		if (answer?.ok) onDone(form.name);
	}

	const shared = { autoComplete: "off", maxLength: 256 };
	return (
		<FormDialog
			{...{ title, action, isBusy, opener, onClose, cancel }}
			problem={isPlaced ? null : problem}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<div className="flex flex-col gap-2">
				<TextField
					{...shared}
					label={words.name}
					name="name"
					dir="auto"
					defaultValue={row?.name}
					error={problems.name}
					autoFocus
				/>
				<TextField
					{...shared}
					label={words.email}
					name="email"
					type="email"
					defaultValue={row?.email}
					error={emailProblem}
				/>
				<TextField
					{...shared}
					label={words.phone}
					name="phone"
					type="tel"
					maxLength={40}
					defaultValue={row?.phone}
					help={words.phoneHelp}
					error={problems.phone}
				/>
				<div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
					<TextField {...shared} label={words.company} name="companyName" dir="auto" defaultValue={row?.companyName} />
					<TextField {...shared} label={words.jobTitle} name="jobTitle" dir="auto" defaultValue={row?.jobTitle} />
				</div>
			</div>
		</FormDialog>
	);
}
