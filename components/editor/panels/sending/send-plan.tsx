"use client";

import type { ReactNode } from "react";
import { fieldsOf } from "#components/editor/recipients/recipient-changes.ts";
import { RecipientToken } from "#components/editor/recipients/recipient-token.tsx";
import { useNamedRecipient, useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Filled } from "#components/ui/filled.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { copiesOf } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { formatList } from "#lib/i18n/format.ts";
import { catalogueLocale, nameOfLanguage } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { sendTurns } from "./send-turns.ts";

/** Who gets what, and when, step by step. */
export function SendPlan({ when }: { when: string | null }) {
	const { plan: words } = useWords("editor").sending;
	const locale = useWordsLocale();
	const draft = useDesk((desk) => desk.draft);
	const nameOf = useRecipientNames();
	const turns = sendTurns(draft);
	const names = (ids: readonly string[]) =>
		formatList(
			locale,
			ids.map((id) => nameOf(draft, id) ?? ""),
		);
	const title = (index: number) => {
		const before = turns[index - 1];
		if (!before) return when === null ? words.atOnce : format(words.later, { when });
		return before.length === 1
			? format(words.afterOne, { name: names(before) })
			: format(words.afterAll, { names: names(before) });
	};
	const copies = copiesOf(draft.recipients).map(({ id }) => id);
	return (
		<section className="flex flex-col gap-3">
			<h3 className="font-semibold">{words.title}</h3>
			{turns.length === 0 ? <p className="text-ink-soft">{words.nobody}</p> : null}
			<ol className="flex flex-col">
				{turns.map((ids, index) => (
					<Turn key={ids[0]} number={index + 1} title={title(index)}>
						{ids.map((id) => (
							<Asked key={id} id={id} draft={draft} />
						))}
						{index === 0 && copies.length > 0 && !draft.document.disableEmails ? (
							<p className="break-words text-ink-soft">
								{format(words.copies, { count: copies.length, names: names(copies) })}
							</p>
						) : null}
					</Turn>
				))}
				{turns.length > 0 ? (
					<Turn number={turns.length + 1} title={words.end}>
						<p className="text-ink-soft">{words.sealed}</p>
					</Turn>
				) : null}
			</ol>
		</section>
	);
}

function Turn({ number, title, children }: { number: number; title: string; children: ReactNode }) {
	return (
		<li className="group relative flex gap-3 pb-4 last:pb-0">
			<span aria-hidden="true" className="absolute top-7 bottom-1 left-3 w-px bg-line group-last:hidden" />
			<span
				aria-hidden="true"
				className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken font-medium text-ink-soft text-xs tabular-nums"
			>
				{number}
			</span>
			<div className="flex min-w-0 flex-1 flex-col gap-2.5">
				<p className="pt-0.5">{title}</p>
				{children}
			</div>
		</li>
	);
}

function Asked({ id, draft }: { id: string; draft: DraftState }) {
	const { plan: words } = useWords("editor").sending;
	const locale = useWordsLocale();
	const named = useNamedRecipient(id);
	const recipient = draft.recipients[id];
	if (!recipient || !named || recipient.type === "Copy") return null;
	const keys = fieldsOf(draft, id);
	const required = keys.filter((key) => draft.fields[key]?.isRequired).length;
	const isGroup = isOneOfSeveral(recipient);
	const address = recipient.deliveryMode === "SMS" ? recipient.phone : recipient.email || recipient.hostEmail;
	const language = nameOfLanguage(catalogueLocale(recipient.locale), locale);
	const delivery = draft.document.disableEmails
		? words.quiet
		: format(isGroup ? words.group : words.by[recipient.deliveryMode], { language, address: address || "…" });
	return (
		<div className="flex gap-2.5">
			<RecipientToken hue={named.hue} mark={named.mark} />
			<div className="min-w-0">
				<p className="break-words">
					<Filled
						text={isGroup ? words.anyOne : words.asked[recipient.type]}
						values={{
							name: <strong dir="auto">{named.name}</strong>,
							host: recipient.hostName || recipient.hostEmail || "…",
						}}
					/>
				</p>
				<p className="break-words text-ink-soft text-xs">
					{delivery}
					{keys.length > 0 ? ` ${format(words.fields, { count: keys.length, required })}` : null}
					{recipient.authentication ? ` ${words.proves[recipient.authentication.method]}` : null}
				</p>
			</div>
		</div>
	);
}
