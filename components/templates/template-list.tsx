"use client";

import { LayoutGrid, List } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LookAgain } from "#components/live/poll-page.tsx";
import { cx } from "#components/ui/cx.ts";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Status } from "#components/ui/status.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { TemplateItem } from "./template-item.ts";
import { TemplateLabels } from "./template-labels.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { keepTemplateView, TEMPLATE_VIEWS, type TemplateView } from "./template-view.ts";

type TemplateRow = {
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
	/** The file whose first page is shown; null: it has none. */
	firstFileId: string | null;
};

type Props = {
	rows: TemplateRow[];
	total: number;
	/** There are more than that. */
	isMore: boolean;
	/** How they are listed at first. */
	view: TemplateView;
	locale: string;
	/** What narrows the list. */
	children: ReactNode;
};

/** Templates as cards or rows, each leading to the page on which it is used. */
export function TemplateList({ rows, total, isMore, view: kept, locale, children }: Props) {
	const words = useWords("templates");
	const [view, setView] = useState(kept);
	const counted = format(isMore ? words.countMore : words.count, { count: total });
	return (
		<section aria-label={counted} className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-2">
				<h2 className="mr-auto font-semibold max-sm:order-1">{counted}</h2>
				{children}
				<ViewSwitch
					view={view}
					onChoose={(next) => {
						setView(next);
						keepTemplateView(next);
					}}
				/>
			</div>
			{view === "grid" ? (
				<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
					{rows.map((row) => (
						<Card key={row.id} row={row} locale={locale} />
					))}
				</ul>
			) : (
				<ul className="overflow-hidden rounded-card border border-line bg-surface">
					{rows.map((row) => (
						<Row key={row.id} row={row} locale={locale} />
					))}
				</ul>
			)}
			{rows.some(({ isDraft, status }) => status === "Draft" && !isDraft) ? <LookAgain /> : null}
		</section>
	);
}

const ICONS = { grid: LayoutGrid, list: List };

function ViewSwitch({ view, onChoose }: { view: TemplateView; onChoose: (view: TemplateView) => void }) {
	const { views: words } = useWords("templates");
	return (
		<fieldset className="flex shrink-0 max-sm:order-1 gap-0.5 rounded-control bg-sunken p-0.5">
			<legend className="sr-only">{words.label}</legend>
			{TEMPLATE_VIEWS.map((one) => {
				const Icon = ICONS[one];
				return (
					<button
						key={one}
						type="button"
						aria-pressed={one === view}
						aria-label={words[one]}
						title={words[one]}
						onClick={() => onChoose(one)}
						className={cx(
							"grid size-9 place-items-center rounded-control border",
							one === view
								? "border-line bg-surface text-ink"
								: "border-transparent text-ink-soft hover:text-ink forced-colors:border-none",
						)}
					>
						<Icon size={16} aria-hidden="true" />
					</button>
				);
			})}
		</fieldset>
	);
}

type ItemProps = { row: TemplateRow; locale: string };

function Card({ row, locale }: ItemProps) {
	const words = useWords("templates");
	const { id, owner, labels, firstFileId } = row;
	return (
		<li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
			<div className="relative aspect-[4/3] border-line border-b bg-sunken">
				<div className="absolute inset-x-[12%] top-[8%] bottom-0 overflow-hidden rounded-t-sm border border-line border-b-0">
					<TemplateThumbnail templateId={id} fileId={firstFileId} iconSize={32} />
				</div>
			</div>
			<div className="flex flex-1 flex-col gap-1 p-3">
				<TemplateLink row={row} className="line-clamp-2" />
				<p className="break-words text-ink-soft text-sm">
					<RoleNames row={row} locale={locale} />
				</p>
				<p className="break-words text-ink-soft text-sm">{format(words.byOwner, { name: isolate(owner) })}</p>
				{labels.length > 0 ? <TemplateLabels labels={labels.slice(0, MOST_LABELS)} /> : null}
			</div>
		</li>
	);
}

/** Labels of a card; the others are on its page. */
const MOST_LABELS = 3;

function Row({ row, locale }: ItemProps) {
	const words = useWords("templates");
	const { id, description, owner, labels, changedAt, firstFileId } = row;
	return (
		<li className="relative flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken/50 sm:px-5">
			<span className="mt-0.5 h-13 w-10 shrink-0 overflow-hidden rounded-sm border border-line bg-sunken">
				<TemplateThumbnail templateId={id} fileId={firstFileId} iconSize={18} />
			</span>
			<div className="min-w-0 flex-1">
				<TemplateLink row={row} />
				{description ? <p className="line-clamp-2 break-words text-pretty">{description}</p> : null}
				<p className="text-ink-soft">
					<Facts>
						<RoleNames row={row} locale={locale} />
						{format(words.byOwner, { name: isolate(owner) })}
						<Filled text={words.changed} values={{ when: <Moment at={changedAt} locale={locale} style="date" /> }} />
					</Facts>
				</p>
				{labels.length > 0 ? <TemplateLabels labels={labels} /> : null}
			</div>
		</li>
	);
}

function TemplateLink({ row: { id, title, isDraft, status }, className }: { row: TemplateRow; className?: string }) {
	const words = useWords("templates");
	return (
		<>
			<RoomLink
				isOfRow
				href={isDraft ? `/templates/${id}/edit` : `/templates/${id}`}
				prefetch={false}
				className={cx("break-words font-medium", className)}
			>
				{title || words.draft.untitled}
			</RoomLink>
			{isDraft ? (
				<p className="text-ink-soft">
					<Status tone="neutral">{words.draft.state}</Status>
				</p>
			) : (
				<TemplateStatus status={status} />
			)}
		</>
	);
}

function RoleNames({ row: { roles }, locale }: ItemProps) {
	const words = useWords("templates");
	const { more } = useWords("common");
	const isNamed = roles.length > 0 && roles.every(Boolean);
	return isNamed ? namesInWords(roles, locale, more) : format(words.roles, { count: roles.length });
}

/** Says of a template that it can’t be used yet or at all; nothing of one that is ready. */
function TemplateStatus({ status }: Pick<TemplateItem, "status">) {
	const { intake: words } = useWords("templates");
	if (status === "Ready") return null;
	return (
		<p className="text-ink-soft">
			<Status tone={status === "Failed" ? "bad" : "active"}>{words[status]}</Status>
		</p>
	);
}
