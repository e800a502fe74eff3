import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { AccountLog } from "#components/developer/account-log.tsx";
import { Section } from "#components/sender/section.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { listAccountEvents } from "#lib/domain/audit/list-account-events.ts";
import { oneParam } from "#lib/http/one-param.ts";
import { requirePageAdmin } from "#lib/http/page-admin.ts";

export const metadata: Metadata = { title: "Audit log" };

type Props = { searchParams: Promise<{ after?: string | string[] }> };

const PAGE_SIZE = 50;

export default async function AuditLogPage({ searchParams }: Props) {
	const context = await requirePageAdmin();
	const after = oneParam((await searchParams).after);
	const { events, nextAfter } = await listAccountEvents(context, { after, pageSize: PAGE_SIZE });
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6">
			<div>
				<h1 className="font-semibold text-display">Audit log</h1>
				<p className="mt-1 text-ink-soft">People, keys, apps and settings of this account. Documents have their own.</p>
			</div>
			<Section title={after ? "Earlier" : "Latest"}>
				{events.length === 0 ? (
					<p className="px-4 py-4 text-ink-soft sm:px-5">What happens will be listed here.</p>
				) : null}
				<AccountLog lines={events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))} />
			</Section>
			{after || nextAfter ? (
				<nav aria-label="Pages" className="flex justify-between gap-3">
					{after ? (
						<ButtonLink href="/settings/audit-log" icon={<ChevronLeft size={16} aria-hidden="true" />}>
							Latest
						</ButtonLink>
					) : (
						<span />
					)}
					{nextAfter ? (
						<ButtonLink href={`/settings/audit-log?after=${nextAfter}`}>
							Older
							<ChevronRight size={16} aria-hidden="true" />
						</ButtonLink>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
