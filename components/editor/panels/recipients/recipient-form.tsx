"use client";

import { useEffect, useRef } from "react";
import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { newRecipient } from "#components/editor/recipients/recipient-changes.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useRecipient } from "#components/editor/state/use-editor.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { RolePermissions } from "../../template/role-parts.tsx";
import { useWhyRole } from "../../template/use-forbidden.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { DeliveryFold } from "./delivery-fold.tsx";
import { MailsFold } from "./mails-fold.tsx";
import { PersonInput } from "./person-input.tsx";
import { ProofFold } from "./proof-fold.tsx";
import { SavePerson } from "./save-person.tsx";
import { SeveralPeople } from "./several-people.tsx";

type Props = {
	id: string;
	name: string;
	/** Somebody who was only just added: the first control gets the focus. */
	isNew: boolean;
	/** Something is said of them. */
	onChange: () => void;
	/** null: there is nothing to close it for. */
	onDone: (() => void) | null;
};

/** Who somebody is, what they do, and how they are asked. Whoever is not there yet is, as soon as something is said. */
export function RecipientForm({ id, name, isNew, onChange, onDone }: Props) {
	const words = useWords("editor").panels.recipients;
	const { store, view } = useDeskItself();
	const own = useWordsLocale();
	const { defaults, template } = useDeskFacts();
	const known = useRecipient(id);
	const recipient = known ?? newRecipient({}, defaults.signerLocale ?? own);
	const isSeveral = isOneOfSeveral(recipient);
	const isRole = template !== null && recipient.type !== "Copy";
	const first = useRef<HTMLInputElement>(null);
	const whyFixed = useWhyRole(id).person;
	useEffect(() => {
		if (isNew) first.current?.focus();
	}, [isNew]);
	const change = (set: Partial<DraftRecipient>, run?: string) => {
		const value = { ...recipient, ...set };
		if (known) store.perform("changeRecipient", [{ kind: "patch", in: "recipients", id, set }], run && `${id}.${run}`);
		else store.perform("addRecipient", [{ kind: "add", in: "recipients", id, value }], run && `${id}.${run}`);
		view.set({ recipientId: id });
		onChange();
	};
	return (
		<div className="flex flex-col gap-3 px-2 pt-1 pb-3">
			{isRole ? <RoleName {...{ recipient, change }} inputRef={first} /> : null}
			<Locked why={whyFixed}>
				{isSeveral ? (
					<SeveralPeople {...{ recipient, change }} isFixed={whyFixed !== null} firstRef={isRole ? null : first} />
				) : isRole ? (
					<DefaultPerson {...{ recipient, change }} />
				) : (
					<PersonParts {...{ recipient, change, words: words.form }} isFixed={whyFixed !== null} inputRef={first} />
				)}
				<RoleParts {...{ recipient, change }} hasName={!isRole} />
				{recipient.type === "InPersonSigner" ? <HostParts {...{ recipient, change }} /> : null}
			</Locked>
			{recipient.type === "Copy" ? null : (
				<div>
					<DeliveryFold {...{ recipient, change, name }} />
					<ProofFold {...{ id, recipient, change, name }} />
					<MailsFold {...{ recipient, change }} />
				</div>
			)}
			{isRole ? <RolePermissions {...{ recipient, change }} /> : null}
			{onDone ? (
				<Button size="sm" onClick={onDone} className="self-end">
					{words.form.done}
				</Button>
			) : null}
		</div>
	);
}

type Change = (set: Partial<DraftRecipient>, run?: string) => void;
type PartProps = { recipient: DraftRecipient; change: Change };

/** What they do. The list stays where it is whatever is chosen, so that arrow keys can pass every role. */
function RoleParts({ recipient, change, hasName }: PartProps & { hasName: boolean }) {
	const words = useWords("editor").panels.recipients;
	const isCopy = recipient.type === "Copy";
	return (
		<div className={cx("grid gap-2", !isCopy && hasName && "grid-cols-2")}>
			<ChoiceInput
				label={words.form.role}
				value={recipient.type}
				options={[
					{ value: "Signer", label: words.roles.Signer },
					{ value: "Reviewer", label: words.roles.Reviewer },
					...(isOneOfSeveral(recipient)
						? []
						: [
								{ value: "InPersonSigner" as const, label: words.roles.InPersonSigner },
								{ value: "Copy" as const, label: words.roles.Copy },
							]),
				]}
				note={isCopy ? words.copyAbout : undefined}
				onChoose={(type) => change({ type })}
			/>
			{isCopy || !hasName ? null : <RoleName {...{ recipient, change }} />}
		</div>
	);
}

/** Name of the role in a template. */
function RoleName({ recipient, change, inputRef }: PartProps & { inputRef?: React.Ref<HTMLInputElement> }) {
	const { roleName, roleNameExample } = useWords("editor").panels.recipients.form;
	const { form } = useWords("editor").template;
	const { template } = useDeskFacts();
	return (
		<TextInput
			label={template ? form.role : roleName}
			value={recipient.role}
			placeholder={roleNameExample}
			maxLength={100}
			{...(inputRef ? { inputRef } : {})}
			onType={(role) => change({ role }, "role")}
		/>
	);
}

/** Who has a role of a template where its sender names no one else. */
function DefaultPerson({ recipient, change }: PartProps) {
	const { panels, template } = useWords("editor");
	return (
		<Fold title={template.form.person} summary={recipient.name.trim() || recipient.email.trim()}>
			<PersonParts {...{ recipient, change, words: panels.recipients.form }} />
		</Fold>
	);
}

type PersonProps = PartProps & {
	words: { name: string; email: string; emailBad: string; people: string };
	isFixed?: boolean;
	inputRef?: React.Ref<HTMLInputElement>;
};

function PersonParts({ recipient, change, words, isFixed = false, inputRef }: PersonProps) {
	const email = recipient.email.trim();
	const isWrong = email.includes("@") && !isEmailAddress(email);
	return (
		<>
			<PersonInput
				label={words.name}
				listLabel={words.people}
				value={recipient.name}
				{...(inputRef ? { inputRef } : {})}
				onType={(name) => change({ name }, "name")}
				onChoose={({ name, email: known, phone }) =>
					change({ name, email: known, ...(phone && !known ? { phone, deliveryMode: "SMS" } : {}) })
				}
			/>
			<TextInput
				label={words.email}
				type="email"
				inputMode="email"
				autoComplete="off"
				maxLength={320}
				value={recipient.email}
				onType={(next) => change({ email: next }, "email")}
				isBad={isWrong}
				note={isWrong ? words.emailBad : undefined}
			/>
			{isFixed ? null : <SavePerson person={recipient} />}
		</>
	);
}

function HostParts({ recipient, change }: PartProps) {
	const words = useWords("editor").panels.recipients.form;
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="mb-1 text-ink-soft text-xs">{`${words.host}. ${words.hostAbout}`}</legend>
			<TextInput
				label={words.hostName}
				value={recipient.hostName}
				maxLength={256}
				onType={(hostName) => change({ hostName }, "hostName")}
			/>
			<TextInput
				label={words.hostEmail}
				type="email"
				value={recipient.hostEmail}
				maxLength={320}
				onType={(hostEmail) => change({ hostEmail }, "hostEmail")}
			/>
		</fieldset>
	);
}
