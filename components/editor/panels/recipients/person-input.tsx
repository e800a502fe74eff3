"use client";

import { type Ref, useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { PANEL_CONTROL_CLASS } from "#components/panels/panel-field.tsx";
import { MENU_CLASS } from "#components/ui/lists/menu-class.ts";
import { type KnownPerson, useKnownPeople } from "./known-people.ts";

type Props = {
	label: string;
	listLabel: string;
	value: string;
	onType: (value: string) => void;
	onChoose: (person: KnownPerson) => void;
	inputRef?: Ref<HTMLInputElement>;
};

/** A name, with those one has sent to; whoever is chosen brings the address along. */
export function PersonInput({ label, listLabel, value, onType, onChoose, inputRef }: Props) {
	const [asked, setAsked] = useState("");
	const people = useKnownPeople(asked);
	return (
		<ComboBox
			allowsCustomValue
			menuTrigger="input"
			inputValue={value}
			onInputChange={(typed) => {
				if (typed === value) return;
				setAsked(typed);
				onType(typed);
			}}
			onChange={(key) => {
				const person = people.find(({ email, phone }) => `${email} ${phone}` === key);
				if (person) onChoose(person);
			}}
			items={people.map((person) => ({ ...person, id: `${person.email} ${person.phone}` }))}
			className="flex min-w-0 flex-col gap-1"
		>
			<Label className="text-ink-soft text-xs">{label}</Label>
			<Input ref={inputRef} dir="auto" maxLength={256} autoComplete="off" className={PANEL_CONTROL_CLASS} />
			<Popover placement="bottom start" className={`${MENU_CLASS} w-(--trigger-width)`}>
				<ListBox<KnownPerson & { id: string }> aria-label={listLabel} className="max-h-72 overflow-y-auto outline-none">
					{({ id, name, email, phone }) => (
						<ListBoxItem
							id={id}
							textValue={name || email}
							className="flex cursor-pointer flex-col rounded-control px-3 py-1.5 outline-none data-[focused]:bg-sunken"
						>
							<span className="truncate" dir="auto">
								{name || email}
							</span>
							<span className="truncate text-ink-soft text-xs">{email || phone}</span>
						</ListBoxItem>
					)}
				</ListBox>
			</Popover>
		</ComboBox>
	);
}
