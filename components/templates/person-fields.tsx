import { type ChangeEvent, useId, useRef, useState } from "react";
import { memberText, readMember } from "#components/contacts/read-member.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useSuggestions } from "#components/ui/forms/use-suggestions.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { TemplateRoleItem } from "./template-item.ts";

type Person = { name: string; email: string };

export type SuggestPeople = (input: { search: string }) => Promise<ActionAnswer<Person[]>>;

export type PersonFieldsProps = {
	role: TemplateRoleItem;
	/** Among the roles that people are named for, from 0. */
	place: number;
	suggest: SuggestPeople;
	/** By names of controls. */
	problems: Record<string, string>;
};

/** Who takes a role: contacts and people of earlier documents are suggested by name or address. */
export function PersonFields({ role, place, suggest, problems }: PersonFieldsProps) {
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
				name={nameOf(place, "name")}
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
				name={nameOf(place, "email")}
				error={problems[nameOf(place, "email")]}
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

/** What a control is called: as the action says what it refuses. */
const nameOf = (place: number, part: keyof Person) => `people.${place}.${part}`;

/** What was entered for a role; an address that was typed as the name is one. */
export function readPerson(given: FormData, place: number): Person {
	const text = (part: keyof Person) => String(given.get(nameOf(place, part)) ?? "").trim();
	const [name, email] = [text("name"), text("email")];
	return { name, email, ...(email === "" ? readMember(name) : null) };
}
