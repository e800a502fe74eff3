import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import { RequestFilters } from "#components/requests/request-filters.tsx";
import { RequestList } from "#components/requests/request-list.tsx";
import { isNarrowed, placeAddress, type RequestsPlace, readPlace } from "#components/requests/requests-place.ts";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import type { UserContext } from "#lib/domain/context.ts";
import { listRequests, type RequestPage } from "#lib/domain/request-log/list-requests.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { formatDay } from "#lib/i18n/format.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { DAY_MS } from "#lib/units.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { SPELLED_OPERATIONS, toRequestItem } from "./to-request-item.ts";

const PAGE_SIZE = 50;
const KEPT_DAYS = 30;

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).requests.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RequestLogPage({ searchParams }: Props) {
	const { requests: words } = await pageWords();
	const context = await requirePageUser();
	const place = readPlace(await searchParams);
	const page = await listRequests(context, { ...place, pageSize: PAGE_SIZE });
	const isBare = page.requests.length === 0 && !isNarrowed(place) && place.before === null;
	return (
		<RoomWords of={["requests"]}>
			<div className="flex flex-col gap-6">
				<div>
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">
						{isPageAdmin(context) ? words.about : words.aboutOwn} {words.soon}
					</p>
				</div>
				{isBare ? <NoCalls context={context} /> : <Calls context={context} place={place} page={page} />}
			</div>
		</RoomWords>
	);
}

async function NoCalls({ context }: { context: UserContext }) {
	const { requests: words } = await pageWords();
	const isAdmin = isPageAdmin(context);
	return (
		<EmptyList icon={ScrollText} title={words.none} about={isAdmin ? words.noneAbout : words.noneOwn}>
			{isAdmin ? (
				<RoomButton href="/settings/api-keys" variant="primary">
					{words.keys}
				</RoomButton>
			) : (
				<RoomButton href="/docs">{words.docs}</RoomButton>
			)}
		</EmptyList>
	);
}

type CallsProps = { context: UserContext; place: RequestsPlace; page: RequestPage };

async function Calls({ context, place, page: { requests, callers, hasMore } }: CallsProps) {
	const { requests: words, locale } = await pageWords();
	const last = requests.at(-1);
	return (
		<div className="flex flex-col gap-4">
			<RequestFilters
				place={place}
				callers={callers}
				operations={SPELLED_OPERATIONS}
				days={daysUntil(context, locale)}
			/>
			{requests.length > 0 ? (
				<RequestList requests={requests.map(toRequestItem)} openId={place.search.toLowerCase()} />
			) : (
				<p role="status" className="rounded-card border border-line border-dashed px-4 py-12 text-center text-ink-soft">
					{place.search ? words.notFound : words.nothing}
				</p>
			)}
			<Pager
				words={{ label: words.pages, earlier: words.latest, later: words.older }}
				earlierHref={place.before ? placeAddress({ ...place, before: null }) : null}
				laterHref={hasMore && last ? placeAddress({ ...place, before: { at: last.at, id: last.id } }) : null}
			/>
		</div>
	);
}

/** The days that are kept, the latest first, as the reader's zone has them. */
function daysUntil({ now, timeZone = "UTC" }: UserContext, locale: CatalogueLocale): { day: string; name: string }[] {
	// Written so in Canada: 2026-03-01.
	const today = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now());
	const noonMs = Date.parse(`${today}T12:00:00Z`);
	return Array.from({ length: KEPT_DAYS + 1 }, (_, ago) => {
		const day = new Date(noonMs - ago * DAY_MS).toISOString().slice(0, 10);
		return { day, name: formatDay(day, locale) };
	});
}
