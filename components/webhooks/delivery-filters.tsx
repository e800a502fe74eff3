"use client";

import { useRouter } from "next/navigation";
import { cx } from "#components/ui/cx.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { placeAddress, type WebhooksPlace } from "./webhooks-place.ts";

type Props = { place: WebhooksPlace; failed: number; waiting: number };

/** Which deliveries are listed: by state, and by event. Both stand in the address. */
export function LogFilters({ place, failed, waiting }: Props) {
	const { log: words } = useWords("webhooks");
	const at = (state: WebhooksPlace["state"]) => ({
		href: placeAddress({ ...place, state, deliveryId: null, before: null }),
		isHere: place.state === state,
	});
	return (
		<div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2.5">
			<nav aria-label={words.states} className="flex flex-wrap gap-1.5">
				<Chip {...at(null)}>{words.all}</Chip>
				<Chip {...at("Failed")} count={failed} isBad>
					{words.failed}
				</Chip>
				<Chip {...at("Pending")} count={waiting}>
					{words.waiting}
				</Chip>
				<Chip {...at("Delivered")}>{words.delivered}</Chip>
			</nav>
			<EventChoice place={place} />
		</div>
	);
}

type ChipProps = { href: string; isHere: boolean; count?: number; isBad?: boolean; children: string };

function Chip({ href, isHere, count = 0, isBad, children }: ChipProps) {
	return (
		<RoomLink
			href={href}
			scroll={false}
			aria-current={isHere ? "true" : undefined}
			className={cx(
				"inline-flex min-h-9 items-center gap-2 rounded-control border px-3 font-medium",
				isHere ? "border-transparent bg-seal-soft text-seal" : "border-line hover:border-line-strong hover:bg-sunken",
			)}
		>
			{children}
			{count > 0 ? (
				<span
					className={cx(
						"rounded-full px-1.5 text-xs tabular-nums",
						isBad ? "bg-bad-soft text-bad" : "bg-sunken text-ink-soft",
					)}
				>
					{count}
				</span>
			) : null}
		</RoomLink>
	);
}

function EventChoice({ place }: { place: WebhooksPlace }) {
	const { log: words, events } = useWords("webhooks");
	const router = useRouter();
	return (
		<select
			aria-label={words.event}
			value={place.event ?? ""}
			onChange={({ target }) => {
				const event = target.value || null;
				router.push(placeAddress({ ...place, event, deliveryId: null, before: null }), { scroll: false });
			}}
			className="h-9 max-w-52 rounded-control border border-line-strong bg-surface px-2 text-base sm:text-sm"
		>
			<option value="">{words.anyEvent}</option>
			{[...Object.keys(events), "Verification"].map((name) => (
				<option key={name} value={name}>
					{name}
				</option>
			))}
		</select>
	);
}
