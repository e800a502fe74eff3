"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { isBlank, isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { format } from "#lib/i18n/message.ts";
import { consentParagraphs, consentText } from "#lib/i18n/signing/consent.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { useSigning } from "../state/signing-context.tsx";

function useClose(): () => void {
	const { dispatch } = useSigning();
	return () => dispatch({ type: "panel", panel: { kind: "none" } });
}

/** The text one agrees to, word for word as it is recorded. */
export function ConsentDialog() {
	const { messages, locale, common } = useSigning();
	const sender = common.brand.senderName || common.brand.senderEmail;
	const close = useClose();
	return (
		<Dialog
			title={messages.consent.title}
			isOpen
			onClose={close}
			closeLabel={messages.actions.close}
			footer={
				<Button size="lg" onClick={close}>
					{messages.actions.close}
				</Button>
			}
		>
			<div className="flex flex-col gap-4 text-read">
				{consentParagraphs(consentText(locale).text, sender).map(({ heading, body }) => (
					<section key={body}>
						<h3 className="font-semibold">{heading}</h3>
						<p>{body}</p>
					</section>
				))}
			</div>
		</Dialog>
	);
}

type Person = { name: string; email: string; reason: string };

function findErrors(person: Person, ownEmail: string, words: SigningMessages["reassign"]): Partial<Person> {
	const errors: Partial<Person> = {};
	const email = person.email.trim();
	if (isBlank(person.name)) errors.name = words.nameNeeded;
	if (!isEmailAddress(email)) errors.email = words.emailNeeded;
	else if (email.toLowerCase() === ownEmail.toLowerCase()) errors.email = words.ownEmail;
	if (isBlank(person.reason)) errors.reason = words.reasonNeeded;
	return errors;
}

type PersonErrors = { [Part in keyof Person]?: string | undefined };
type PersonFieldsProps = {
	person: Person;
	errors: PersonErrors;
	onChange: (person: Person, part: keyof Person) => void;
};

function PersonFields({ person, errors, onChange }: PersonFieldsProps) {
	const { reassign } = useSigning().messages;
	const change = (part: keyof Person) => (event: { target: { value: string } }) =>
		onChange({ ...person, [part]: event.target.value }, part);
	return (
		<>
			<TextField
				label={reassign.name}
				value={person.name}
				onChange={change("name")}
				error={errors.name}
				maxLength={200}
			/>
			<TextField
				label={reassign.email}
				type="email"
				value={person.email}
				onChange={change("email")}
				error={errors.email}
				maxLength={254}
			/>
			<TextAreaField
				label={reassign.reason}
				value={person.reason}
				onChange={change("reason")}
				error={errors.reason}
				maxLength={2000}
			/>
		</>
	);
}

/** Handing over to somebody else; ends with what happens next. */
export function ReassignDialog({ onDone }: { onDone: (person: Person) => void }) {
	const { messages, common, verbs, view } = useSigning();
	const close = useClose();
	const form = useId();
	const [person, setPerson] = useState<Person>({ name: "", email: "", reason: "" });
	const [errors, setErrors] = useState<PersonErrors>({});
	const [isBusy, setIsBusy] = useState(false);
	const { reassign, actions } = messages;
	const change = (changed: Person, part: keyof Person) => {
		setPerson(changed);
		setErrors({ ...errors, [part]: undefined });
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const found = findErrors(person, view.signer.email, reassign);
		setErrors(found);
		if (Object.keys(found).length > 0) return;
		setIsBusy(true);
		const result = await verbs.reassign(person);
		setIsBusy(false);
		if (result.ok) onDone(person);
		else if (result.fields.email) setErrors({ email: reassign.taken });
	};
	return (
		<Dialog
			title={reassign.title}
			description={
				common.mailsSigners ? reassign.intro : format(reassign.introNoMail, { sender: common.brand.senderName })
			}
			isOpen
			onClose={close}
			closeLabel={actions.close}
			footer={
				<>
					<Button size="lg" onClick={close}>
						{actions.cancel}
					</Button>
					<Button type="submit" form={form} variant="primary" size="lg" isBusy={isBusy}>
						{reassign.confirm}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={submit} noValidate className="flex flex-col gap-2">
				<PersonFields person={person} errors={errors} onChange={change} />
			</form>
		</Dialog>
	);
}

/** Everything is stored; how to come back. */
export function LaterDialog() {
	const { messages, common, view, locale } = useSigning();
	const close = useClose();
	const { later } = messages;
	const { expiresAt, formats } = view;
	return (
		<Dialog
			title={later.title}
			isOpen
			onClose={close}
			closeLabel={messages.actions.close}
			footer={
				<Button variant="primary" size="lg" onClick={close}>
					{later.stay}
				</Button>
			}
		>
			<p className="text-read">
				{later.text[common.reachedBy]}{" "}
				{expiresAt ? (
					<Filled
						text={later.until}
						values={{
							date: <Moment at={expiresAt} locale={locale} style="minute" fallbackZone={formats.timeZone} />,
						}}
					/>
				) : null}
			</p>
		</Dialog>
	);
}
