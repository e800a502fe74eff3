"use client";

import { UserPlus, X } from "lucide-react";
import { type ClipboardEvent, type Ref, useEffect, useRef } from "react";
import { nobodyYet, readPeople, withPasted } from "#components/editor/recipients/pasted-people.ts";
import { TextInput } from "#components/panels/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftRecipient, EnteredPerson } from "#lib/draft/draft-state.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { format } from "#lib/i18n/message.ts";
import { PersonInput } from "./person-input.tsx";
import { SavePerson } from "./save-person.tsx";

type Props = {
	recipient: DraftRecipient;
	people: readonly EnteredPerson[];
	change: (set: Partial<DraftRecipient>, run?: string) => void;
	isFixed: boolean;
	firstRef: Ref<HTMLInputElement>;
};

/** Fewer are no choice. */
const LEAST = 2;

/** The people of whom any one signs, by name and address; a list of them is pasted at once. */
export function EnteredPeople({ recipient, people, change, isFixed, firstRef }: Props) {
	const words = useWords("editor").panels.recipients.form.several;
	const addButton = useRef<HTMLDivElement>(null);
	const { list, focusWhenThere } = useNewcomer(people);
	const patch = (id: string, set: Partial<EnteredPerson>, run?: string) =>
		change({ people: people.map((one) => (one.id === id ? { ...one, ...set } : one)) }, run && `${id}.${run}`);
	const add = () => {
		const one = nobodyYet();
		focusWhenThere(one.id);
		change({ people: [...people, one] });
	};
	const remove = (id: string) => {
		change({ people: people.filter((one) => one.id !== id) });
		addButton.current?.querySelector("button")?.focus();
	};
	const paste = (event: ClipboardEvent, at: number) => {
		const pasted = readPeople(event.clipboardData.getData("text"));
		const [only] = pasted;
		// One address alone is text like any other.
		if (!only || (pasted.length === 1 && only.name === "")) return;
		event.preventDefault();
		change({ people: withPasted(people, at, pasted) });
	};
	return (
		<div className="flex flex-col gap-3">
			<ol ref={list} className="flex flex-col gap-2">
				{people.map((person, index) => (
					<li
						key={person.id}
						data-person={person.id}
						onPasteCapture={(event) => paste(event, index)}
						className="rounded-control border border-line p-2.5"
					>
						<Person
							{...{ person, number: index + 1, patch, isFixed }}
							inputRef={index === 0 ? firstRef : null}
							onRemove={people.length > LEAST ? () => remove(person.id) : null}
						/>
					</li>
				))}
			</ol>
			<div ref={addButton} className="flex flex-wrap items-center gap-x-2 gap-y-1">
				{people.length < DRAFT_LIMITS.peopleOfRecipient ? (
					<Button size="sm" icon={<UserPlus size={14} aria-hidden="true" />} className="max-md:min-h-11" onClick={add}>
						{words.add}
					</Button>
				) : null}
				<span className="text-ink-soft text-xs">{words.paste}</span>
			</div>
			<TextInput
				label={words.called}
				value={recipient.name}
				maxLength={256}
				placeholder={words.calledExample}
				note={words.first}
				onType={(name) => change({ name }, "called")}
			/>
		</div>
	);
}

/** Whoever was only just added gets the focus as soon as they are there. */
function useNewcomer(people: readonly EnteredPerson[]) {
	const list = useRef<HTMLOListElement>(null);
	const added = useRef<string | null>(null);
	useEffect(() => {
		if (!people.some(({ id }) => id === added.current)) return;
		list.current?.querySelector<HTMLInputElement>(`[data-person="${added.current}"] input`)?.focus();
		added.current = null;
	}, [people]);
	const focusWhenThere = (id: string) => {
		added.current = id;
	};
	return { list, focusWhenThere };
}

type PersonProps = {
	person: EnteredPerson;
	/** From 1. */
	number: number;
	patch: (id: string, set: Partial<EnteredPerson>, run?: string) => void;
	isFixed: boolean;
	inputRef: Ref<HTMLInputElement>;
	onRemove: (() => void) | null;
};

function Person({ person, number, patch, isFixed, inputRef, onRemove }: PersonProps) {
	const { form } = useWords("editor").panels.recipients;
	const { id, name, email } = person;
	const isWrong = email.includes("@") && !isEmailAddress(email.trim());
	const title = format(form.several.person, { number });
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="sr-only">{title}</legend>
			<div className="flex items-end gap-1">
				<div className="min-w-0 flex-1">
					<PersonInput
						label={form.name}
						listLabel={form.people}
						value={name}
						inputRef={inputRef}
						onType={(typed) => patch(id, { name: typed }, "name")}
						onChoose={(known) => patch(id, { name: known.name, email: known.email || email })}
					/>
				</div>
				{onRemove ? (
					<button
						type="button"
						onClick={onRemove}
						title={format(form.several.remove, { name: name.trim() || email.trim() || title })}
						aria-label={format(form.several.remove, { name: name.trim() || email.trim() || title })}
						className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
					>
						<X size={16} aria-hidden="true" />
					</button>
				) : null}
			</div>
			<TextInput
				label={form.email}
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={320}
				value={email}
				onType={(typed) => patch(id, { email: typed }, "email")}
				isBad={isWrong}
				note={isWrong ? form.emailBad : undefined}
			/>
			{isFixed ? null : <SavePerson person={person} />}
		</fieldset>
	);
}
