import type { Metadata } from "next";
import { AccountLog } from "#components/developer/account-log.tsx";
import { LogFilters } from "#components/developer/audit-log-filters.tsx";
import { isLogNarrowed, logAddress, readLogPlace } from "#components/developer/log-place.ts";
import { Pager } from "#components/ui/lists/pager.tsx";
import { Section } from "#components/ui/section.tsx";
import { listAccountEvents, listLogChoices } from "#lib/domain/audit/list-account-events.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.log.title };
}

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> };

const PAGE_SIZE = 50;

export default async function AuditLogPage({ searchParams }: Props) {
	const { log: words } = (await pageWords()).developer;
	const context = await requirePageUser();
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const given = await searchParams;
	const place = readLogPlace((name) => oneParam(given[name]));
	const { after } = place;
	const [{ events, nextAfter }, choices] = await Promise.all([
		listAccountEvents(context, { query: place, after, pageSize: PAGE_SIZE }),
		listLogChoices(context),
	]);
	const none = isLogNarrowed(place) ? words.nothing : words.none;
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div>
				<h1 className="font-semibold text-display">{words.title}</h1>
				<p className="mt-1 text-ink-soft">{words.about}</p>
			</div>
			<LogFilters place={place} {...choices} />
			<Section title={after ? words.earlier : words.latest}>
				{events.length === 0 ? <p className="px-4 py-4 text-ink-soft sm:px-5">{none}</p> : null}
				<AccountLog lines={events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))} />
			</Section>
			<Pager
				words={{ label: words.pages, earlier: words.latest, later: words.older }}
				earlierHref={after ? logAddress({ ...place, after: null }) : null}
				laterHref={nextAfter ? logAddress({ ...place, after: nextAfter }) : null}
			/>
		</div>
	);
}
