import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { memberText, readMember } from "#components/contacts/read-member.ts";
import { TextField } from "#components/ui/text-field.tsx";
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
	const suggested = useSuggested(typed, suggest);
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

const PAUSE_MS = 150;

function useSuggested(text: string, suggest: SuggestPeople): Person[] {
	const [found, setFound] = useState<Person[]>([]);
	const search = text.trim();
	useEffect(() => {
		if (search === "") return;
		let isWanted = true;
		const timer = setTimeout(() => {
			suggest({ search })
				.then((answer) => isWanted && answer.ok && setFound(answer.value))
				// Without suggestions a person can still be typed.
				.catch(() => {});
		}, PAUSE_MS);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [search, suggest]);
	return search === "" ? [] : found;
}
