import type { Metadata } from "next";
import { NewDocumentButton, NewDocumentDrop } from "#components/documents/new-document.tsx";
import { KeepListCurrent } from "#components/live/keep-list-current.tsx";
import { FirstSteps } from "#components/start/first-steps.tsx";
import { RecentList } from "#components/start/recent-list.tsx";
import { ListLink, StartPart } from "#components/start/start-part.tsx";
import { StuckList } from "#components/start/stuck-list.tsx";
import { TemplateRow } from "#components/start/template-row.tsx";
import { WaitingList } from "#components/start/waiting-list.tsx";
import { cx } from "#components/ui/cx.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { getListVersion } from "#lib/domain/documents/listing/get-list-version.ts";
import { hasOfficeConverter } from "#lib/domain/files/has-office-converter.ts";
import { viewFirstSteps } from "#lib/domain/start/first-steps.ts";
import { type StartView, viewStart } from "#lib/domain/start/view-start.ts";
import { listMostUsedTemplates } from "#lib/domain/templates/list-most-used.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";
import { readerOfRequest } from "../../reader-of-request.ts";
import {
	correctSignerEmailAction,
	duplicateDocumentAction,
	extendExpiryAction,
	redrawPagesAction,
	sendSampleAction,
} from "../documents/actions.ts";
import { toListRow } from "../documents/to-list-row.ts";
import { openOwnSigningAction, putFirstStepsAwayAction, sealNowAction } from "./actions.ts";
import { dayTimeOf } from "./day-time.ts";
import { toStuckItem, toWaitingItem } from "./to-items.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).start.title };
}

export default async function StartPage() {
	const context = await requirePageUser();
	// Before the page: what happens in between is noticed.
	const version = await getListVersion(context);
	const [view, steps] = await Promise.all([viewStart(context), viewFirstSteps(context)]);
	return (
		<RoomWords of={["documents", "list", "start"]}>
			<KeepListCurrent version={version} isSandbox={context.principal.isSandbox} isFirstPage />
			<NewDocumentDrop hasOfficeConverter={hasOfficeConverter()} />
			<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
				<Greeting context={context} view={view} />
				<NewDocumentButton />
			</div>
			<div className={cx("grid items-start gap-6", steps && "lg:grid-cols-[minmax(0,1fr)_23rem]")}>
				<div className="flex min-w-0 flex-col gap-4">
					<Parts context={context} view={view} />
				</div>
				<FirstSteps steps={steps} sendSample={sendSampleAction} putAway={putFirstStepsAwayAction} />
			</div>
		</RoomWords>
	);
}

type PartsProps = { context: UserContext; view: StartView };

async function Greeting({ context, view: { request, waiting, stuck } }: PartsProps) {
	const { start: words } = await pageWords();
	const { nowMs, timeZone } = await readerOfRequest();
	const { name } = context.principal;
	const first = name.split(/\s+/)[0] ?? "";
	const waits = waiting.isMore
		? format(words.summary.more, { count: waiting.count })
		: format(words.summary.waiting, { count: waiting.count });
	const sentences = [
		waiting.count > 0 ? waits : null,
		request ? words.summary.question : null,
		waiting.count === 0 && !request ? words.summary.nothing : null,
		stuck.count > 0 ? format(words.summary.stuck, { count: stuck.count }) : null,
	];
	return (
		<div className="min-w-0">
			<h1 className="break-words font-semibold text-display">
				{first === "" || first.includes("@")
					? words.title
					: format(words.greetings[dayTimeOf(nowMs, timeZone)], { name: first })}
			</h1>
			<p className="mt-1 text-ink-soft">{sentences.filter(Boolean).join(" ")}</p>
		</div>
	);
}

async function Parts({ context, view: { request, waiting, stuck, recent } }: PartsProps) {
	const { start: words, locale } = await pageWords();
	const { principal } = context;
	return (
		<>
			<StartPart
				title={words.waiting.title}
				count={{ ...waiting, count: waiting.count + (request ? 1 : 0) }}
				aside={waiting.count > 0 ? <ListLink href="/documents?filter=mine">{words.openList}</ListLink> : null}
			>
				{request || waiting.count > 0 ? (
					<WaitingList
						request={request && { ...request, expiresAt: request.expiresAt?.toISOString() ?? null }}
						rows={waiting.rows.map((row) => toWaitingItem(row, principal))}
						open={openOwnSigningAction}
					/>
				) : (
					<p className="px-4 py-3 text-ink-soft sm:px-5">{words.waiting.none}</p>
				)}
			</StartPart>
			{stuck.count > 0 ? (
				<StartPart
					title={words.stuck.title}
					count={stuck}
					tone="bad"
					aside={<ListLink href="/documents?filter=attention">{words.openList}</ListLink>}
				>
					<StuckList
						rows={stuck.rows.map((row) => toStuckItem(row, locale))}
						verbs={{
							correctEmail: correctSignerEmailAction,
							seal: sealNowAction,
							redraw: redrawPagesAction,
							duplicate: duplicateDocumentAction,
							extend: extendExpiryAction,
						}}
					/>
				</StartPart>
			) : null}
			<MostUsed context={context} />
			<StartPart
				title={words.recent.title}
				aside={recent.length > 0 ? <ListLink href="/documents">{words.openList}</ListLink> : null}
			>
				{recent.length > 0 ? (
					<RecentList rows={recent.map((row) => toListRow(row, principal))} />
				) : (
					<p className="px-4 py-3 text-ink-soft sm:px-5">{words.recent.none}</p>
				)}
			</StartPart>
		</>
	);
}

async function MostUsed({ context }: Pick<PartsProps, "context">) {
	const { start: words } = await pageWords();
	const templates = await listMostUsedTemplates(context);
	if (templates.length === 0) return null;
	return (
		<StartPart title={words.templates.title} aside={<ListLink href="/templates">{words.openList}</ListLink>}>
			<TemplateRow templates={templates.map(({ id, title, firstFileId }) => ({ id, title, firstFileId }))} />
		</StartPart>
	);
}
