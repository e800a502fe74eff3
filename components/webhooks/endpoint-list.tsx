"use client";

import { Settings2 } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Status } from "#components/ui/status.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { DayBars } from "./day-bars.tsx";
import type { EndpointItem } from "./webhook-items.ts";
import { placeAddress } from "./webhooks-place.ts";

type Props = { endpoints: EndpointItem[]; chosenId: string | null };

/** Endpoints with their last 24 hours; the one whose log is open is marked. */
export function EndpointList({ endpoints, chosenId }: Props) {
	const { endpoints: label } = useWords("webhooks");
	return (
		<ul aria-label={label} className="overflow-hidden rounded-card border border-line bg-surface">
			{endpoints.map((endpoint) => (
				<EndpointRow key={endpoint.id} endpoint={endpoint} isChosen={endpoint.id === chosenId} />
			))}
		</ul>
	);
}

function EndpointRow({ endpoint, isChosen }: { endpoint: EndpointItem; isChosen: boolean }) {
	const words = useWords("webhooks");
	const href = placeAddress({ endpointId: endpoint.id, state: null, event: null, deliveryId: null, before: null });
	return (
		<li
			className={cx(
				"relative flex items-center gap-x-4 border-line border-b px-4 py-3 last:border-b-0 sm:px-5",
				isChosen ? "bg-seal-soft" : "hover:bg-sunken",
			)}
		>
			<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1.5">
				<div className="min-w-0 flex-1 basis-72">
					<RoomLink
						isOfRow
						href={href}
						scroll={false}
						aria-current={isChosen ? "true" : undefined}
						className="block break-all font-mono text-xs leading-5"
					>
						{endpoint.url}
					</RoomLink>
					<EndpointFacts endpoint={endpoint} />
				</div>
				<div className="flex items-center gap-3 sm:w-56">
					<DayBars hours={endpoint.hours} />
					<EndpointState endpoint={endpoint} />
				</div>
			</div>
			<RoomLink
				href={`/settings/webhooks/${endpoint.id}`}
				title={words.settings}
				aria-label={format(words.settingsOf, { url: endpoint.url })}
				className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<Settings2 size={20} aria-hidden="true" />
			</RoomLink>
		</li>
	);
}

function EndpointFacts({ endpoint }: { endpoint: EndpointItem }) {
	const words = useWords("webhooks");
	const { events, environment, appName, isOnOwnNetwork, secretMadeAt } = endpoint;
	const locale = useWordsLocale();
	const few = events.length <= 2 ? formatList(locale, events) : format(words.eventCount, { count: events.length });
	return (
		<div className="text-ink-soft">
			<Facts>
				{events.length === 0 ? words.allEvents : few}
				{environment === "All" ? null : words.environments[environment]}
				{appName === null ? null : format(words.ofApp, { name: appName })}
				{isOnOwnNetwork ? words.ownNetwork : null}
				<Filled text={words.secretMade} values={{ when: <TimeInSentence at={secretMadeAt} /> }} />
			</Facts>
		</div>
	);
}

function EndpointState({ endpoint: { off, failed, waiting, hours } }: { endpoint: EndpointItem }) {
	const { state: words } = useWords("webhooks");
	if (off) return <Status tone="warn">{words.off}</Status>;
	if (failed > 0) return <Status tone="bad">{format(words.failed, { count: failed })}</Status>;
	if (waiting > 0) return <Status tone="active">{format(words.waiting, { count: waiting })}</Status>;
	if (hours.length === 0) return <Status tone="neutral">{words.quiet}</Status>;
	return <Status tone="good">{words.well}</Status>;
}
