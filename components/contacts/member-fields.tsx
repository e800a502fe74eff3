"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useSuggestions } from "#components/ui/forms/use-suggestions.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { GroupVerbs, Member } from "./contact-items.ts";
import { memberText, readMember } from "./read-member.ts";

type Props = {
	members: Member[];
	setMembers: (members: Member[]) => void;
	find: GroupVerbs["find"];
	error: string | undefined;
};

/** The members of a group, and a field that adds another: a contact, or a person who is none. */
export function MemberFields({ members, setMembers, find, error }: Props) {
	const { groups: words } = useWords("contacts");
	const { text, type, addTyped, found, wrong } = useTyped({ members, setMembers, find });
	const input = useRef<HTMLInputElement>(null);
	const listId = useId();

	function add() {
		addTyped();
		input.current?.focus();
	}

	function press(event: KeyboardEvent) {
		if (event.key !== "Enter" || event.nativeEvent.isComposing || text.trim() === "") return;
		event.preventDefault();
		add();
	}

	return (
		<div>
			<div className="flex items-start gap-2">
				<div className="min-w-0 flex-1">
					<TextField
						label={words.members}
						inputRef={input}
						value={text}
						list={listId}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						help={words.membersHelp}
						error={wrong ?? error}
						onChange={({ target }) => type(target.value)}
						onKeyDown={press}
					/>
				</div>
				<Button className="mt-6.5 min-h-11" onClick={add}>
					{words.add}
				</Button>
			</div>
			<datalist id={listId}>
				{found.map((one) => (
					<option key={`${one.name} ${one.email}`} value={memberText(one)} />
				))}
			</datalist>
			{members.length > 0 ? (
				<MemberRows members={members} onRemove={(gone) => setMembers(members.filter((one) => one !== gone))} />
			) : null}
		</div>
	);
}

/** What is typed to add a member, the contacts it may mean, and what is wrong with it. */
function useTyped({ members, setMembers, find }: Omit<Props, "error">) {
	const { groups: words } = useWords("contacts");
	const [text, setText] = useState("");
	const [wrong, setWrong] = useState<string | null>(null);
	const found = useSuggestions(text, find);

	function add(member: Member | null) {
		const isTwice = member && members.some(({ email }) => email.toLowerCase() === member.email.toLowerCase());
		setWrong(member ? (isTwice ? format(words.twice, { email: member.email }) : null) : words.personForm);
		if (!member || isTwice) return;
		setMembers([...members, member]);
		setText("");
	}

	/** A contact that is chosen from the list is typed as a whole. */
	function type(typed: string) {
		setWrong(null);
		const chosen = found.find((one) => memberText(one) === typed);
		if (chosen) add(chosen);
		else setText(typed);
	}

	return { text, type, addTyped: () => add(readMember(text)), found, wrong };
}

function MemberRows({ members, onRemove }: { members: Member[]; onRemove: (member: Member) => void }) {
	const { groups: words } = useWords("contacts");
	return (
		<ul aria-label={words.members} className="mt-1 mb-3 rounded-control border border-line">
			{members.map((member) => (
				<li key={member.email} className="flex items-center gap-3 border-line border-b py-1 pr-1 pl-3 last:border-b-0">
					<span className="min-w-0 flex-1 wrap-anywhere">
						<bdi className="font-medium">{member.name}</bdi>{" "}
						<span className="text-ink-soft">
							<Address text={member.email} />
						</span>
					</span>
					<button
						type="button"
						onClick={() => onRemove(member)}
						aria-label={format(words.remove, { name: member.name })}
						className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
					>
						<X size={16} aria-hidden="true" />
					</button>
				</li>
			))}
		</ul>
	);
}
