"use client";

import { LayoutTemplate } from "lucide-react";
import { namesInWords } from "#components/sender/names-in-words.ts";
import { Section } from "#components/sender/section.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { RoomLink } from "#components/ui/room-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { TemplateLabels } from "./template-labels.tsx";
import { TemplateStatus } from "./template-status.tsx";

export type TemplateRow = {
	id: string;
	title: string;
	/** It was never saved, and opens in the editor. */
	isDraft: boolean;
	description: string;
	owner: string;
	labels: string[];
	status: "Draft" | "Ready" | "Failed";
	/** Names of the roles in their order; empty where one has none. */
	roles: string[];
	/** ISO 8601. */
	changedAt: string;
};

/** Templates, each leading to the page on which it is used. */
export function TemplateList({ rows, total, locale }: { rows: TemplateRow[]; total: number; locale: string }) {
	const words = useWords("templates");
	return (
		<Section title={format(words.count, { count: total })}>
			<ul>
				{rows.map((row) => (
					<li
						key={row.id}
						className="relative flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken/50 sm:px-5"
					>
						<span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
							<LayoutTemplate size={18} aria-hidden="true" />
						</span>
						<TemplateLine row={row} locale={locale} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function TemplateLine({
	row: { id, title, isDraft, description, owner, labels, status, roles, changedAt },
	locale,
}: {
	row: TemplateRow;
	locale: string;
}) {
	const words = useWords("templates");
	const { more } = useWords("common");
	const named = roles.filter(Boolean);
	return (
		<div className="min-w-0 flex-1">
			<RoomLink
				isOfRow
				href={isDraft ? `/templates/${id}/edit` : `/templates/${id}`}
				prefetch={false}
				className="break-words font-medium"
			>
				{title || words.draft.untitled}
			</RoomLink>
			{isDraft ? (
				<span className="ms-2 rounded-full bg-sunken px-2 text-ink-soft text-xs leading-5">{words.draft.state}</span>
			) : null}
			{description ? <p className="line-clamp-2 break-words text-pretty">{description}</p> : null}
			{isDraft ? null : <TemplateStatus status={status} />}
			<div className="text-ink-soft">
				<Facts>
					{named.length === roles.length && named.length > 0
						? namesInWords(named, locale, more)
						: format(words.roles, { count: roles.length })}
					{format(words.byOwner, { name: isolate(owner) })}
					<Filled text={words.changed} values={{ when: <Moment at={changedAt} locale={locale} style="date" /> }} />
				</Facts>
			</div>
			{labels.length > 0 ? (
				<div className="mt-1.5">
					<TemplateLabels labels={labels} />
				</div>
			) : null}
		</div>
	);
}
