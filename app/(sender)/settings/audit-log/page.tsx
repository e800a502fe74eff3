import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { AccountLog } from "#components/developer/account-log.tsx";
import { Section } from "#components/sender/section.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { listAccountEvents } from "#lib/domain/audit/list-account-events.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.log.title };
}

type Props = { searchParams: Promise<{ after?: string | string[] }> };

const PAGE_SIZE = 50;

export default async function AuditLogPage({ searchParams }: Props) {
	const { log: words } = (await pageWords()).developer;
	const context = await requirePageUser();
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const after = oneParam((await searchParams).after);
	const { events, nextAfter } = await listAccountEvents(context, { after, pageSize: PAGE_SIZE });
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div>
				<h1 className="font-semibold text-display">{words.title}</h1>
				<p className="mt-1 text-ink-soft">{words.about}</p>
			</div>
			<Section title={after ? words.earlier : words.latest}>
				{events.length === 0 ? <p className="px-4 py-4 text-ink-soft sm:px-5">{words.none}</p> : null}
				<AccountLog lines={events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))} />
			</Section>
			{after || nextAfter ? (
				<nav aria-label={words.pages} className="flex justify-between gap-3">
					{after ? (
						<ButtonLink href="/settings/audit-log" icon={<ChevronLeft size={16} aria-hidden="true" />}>
							{words.latest}
						</ButtonLink>
					) : (
						<span />
					)}
					{nextAfter ? (
						<ButtonLink href={`/settings/audit-log?after=${nextAfter}`}>
							{words.older}
							<ChevronRight size={16} aria-hidden="true" />
						</ButtonLink>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
