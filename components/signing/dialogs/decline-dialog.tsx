"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";
import { DeclineReasons, OTHER_REASON } from "./decline-reasons.tsx";

/** Refusing to sign: says what it ends, and asks why. */
export function DeclineDialog() {
	const { messages, common, verbs, view, dispatch } = useSigning();
	const form = useId();
	const [chosen, setChosen] = useState<string | null>(view.declineReasons.length === 0 ? OTHER_REASON : null);
	const [words, setWords] = useState("");
	const [isMissing, setIsMissing] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const { decline, actions } = messages;
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	const choose = (one: string) => {
		setChosen(one);
		setIsMissing(false);
	};
	const isOwn = chosen === OTHER_REASON;
	const reason = isOwn ? words : (chosen ?? "");
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setIsMissing(isBlank(reason));
		if (isBlank(reason)) return;
		setIsBusy(true);
		const result = await verbs.decline(reason);
		if (!result.ok) setIsBusy(false);
	};
	return (
		<Dialog
			title={decline.title}
			description={format(decline.intro, { sender: common.brand.senderName })}
			isOpen
			onClose={close}
			closeLabel={actions.close}
			footer={<Foot form={form} isBusy={isBusy} onCancel={close} />}
		>
			<form id={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
				{view.declineReasons.length > 0 ? (
					<DeclineReasons
						words={decline}
						reasons={view.declineReasons}
						chosen={chosen}
						onChoose={choose}
						error={isMissing && chosen === null ? decline.chooseNeeded : null}
					/>
				) : null}
				{isOwn ? (
					<TextAreaField
						label={view.declineReasons.length > 0 ? decline.words : decline.reason}
						value={words}
						maxLength={2000}
						required
						onChange={(event) => setWords(event.target.value)}
						error={isMissing && isBlank(words) ? decline.reasonNeeded : null}
					/>
				) : null}
			</form>
		</Dialog>
	);
}

function Foot({ form, isBusy, onCancel }: { form: string; isBusy: boolean; onCancel: () => void }) {
	const { decline, actions } = useSigning().messages;
	return (
		<>
			<Button size="lg" onClick={onCancel}>
				{actions.cancel}
			</Button>
			<Button type="submit" form={form} variant="danger" size="lg" isBusy={isBusy}>
				{decline.confirm}
			</Button>
		</>
	);
}
