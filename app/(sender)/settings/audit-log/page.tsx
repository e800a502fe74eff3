import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { AccountLog } from "#components/developer/account-log.tsx";
import { LogFilters } from "#components/developer/log-filters.tsx";
import { isLogNarrowed, logAddress, readLogPlace } from "#components/developer/log-place.ts";
import { Section } from "#components/sender/section.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { listAccountEvents, listLogChoices } from "#lib/domain/audit/list-account-events.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";

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
			{after || nextAfter ? (
				<nav aria-label={words.pages} className="flex justify-between gap-3">
					{after ? (
						<ButtonLink
							href={logAddress({ ...place, after: null })}
							icon={<ChevronLeft size={16} aria-hidden="true" />}
						>
							{words.latest}
						</ButtonLink>
					) : (
						<span />
					)}
					{nextAfter ? (
						<ButtonLink href={logAddress({ ...place, after: nextAfter })}>
							{words.older}
							<ChevronRight size={16} aria-hidden="true" />
						</ButtonLink>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
