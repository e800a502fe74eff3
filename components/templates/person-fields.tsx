import { type ChangeEvent, useId, useRef, useState } from "react";
import { memberText, readMember } from "#components/contacts/read-member.ts";
import { TextField } from "#components/ui/text-field.tsx";
import { useSuggestions } from "#components/ui/use-suggestions.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { TemplateRoleItem } from "./template-item.ts";

type Person = { name: string; email: string };

export type SuggestPeople = (input: { search: string }) => Promise<ActionAnswer<Person[]>>;

/** Who takes a role: contacts and people of earlier documents are suggested by name or address. */
export function PersonFields({ role, suggest }: { role: TemplateRoleItem; suggest: SuggestPeople }) {
	const { use: words } = useWords("templates");
	const [typed, setTyped] = useState("");
	const suggested = useSuggestions(typed, suggest);
	const [name, email] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
	const listId = useId();

	function type({ target }: ChangeEvent<HTMLInputElement>) {
		setTyped(target.value);
		const chosen = suggested.find((one) => memberText(one) === target.value);
		if (!chosen || !name.current || !email.current) return;
		name.current.value = chosen.name;
		email.current.value = chosen.email;
	}

	return (
		<div className="grid gap-x-4 sm:grid-cols-2">
			<TextField
				label={words.name}
				aria-label={format(words.nameOf, { role: role.role })}
				name={`name-${role.index}`}
				inputRef={name}
				defaultValue={role.name}
				list={listId}
				maxLength={256}
				autoComplete="off"
				dir="auto"
				onChange={type}
			/>
			<TextField
				label={words.email}
				aria-label={format(words.emailOf, { role: role.role })}
				name={`email-${role.index}`}
				inputRef={email}
				type="email"
				defaultValue={role.email}
				maxLength={320}
				autoComplete="off"
			/>
			<datalist id={listId}>
				{suggested.map((one) => (
					<option key={one.email} value={memberText(one)} />
				))}
			</datalist>
		</div>
	);
}

/** What was entered for a role; an address that was typed as the name is one. */
export function readPerson(given: FormData, index: number): Person & { index: number } {
	const text = (name: string) => String(given.get(name) ?? "").trim();
	const [name, email] = [text(`name-${index}`), text(`email-${index}`)];
	return { index, name, email, ...(email === "" ? readMember(name) : null) };
}
