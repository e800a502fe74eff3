"use client";

import { cx } from "#components/ui/cx.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Status } from "#components/ui/status.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { DeliveryState } from "./delivery-state.tsx";
import type { DeliveryItem } from "./webhook-items.ts";
import { placeAddress, type WebhooksPlace } from "./webhooks-place.ts";

type Props = { deliveries: DeliveryItem[]; place: WebhooksPlace };

/** Deliveries, the latest first; each leads to what was sent and what came back. */
export function DeliveryList({ deliveries, place }: Props) {
	const { log: words } = useWords("webhooks");
	return (
		<ul aria-label={words.list}>
			{deliveries.map((delivery) => (
				<DeliveryRow
					key={delivery.id}
					delivery={delivery}
					href={placeAddress({ ...place, deliveryId: delivery.id })}
					isChosen={delivery.id === place.deliveryId}
					isStacked={place.deliveryId !== null}
				/>
			))}
		</ul>
	);
}

type RowProps = {
	delivery: DeliveryItem;
	href: string;
	isChosen: boolean;
	/** Beside the delivery that is looked at there is room for two lines only. */
	isStacked: boolean;
};

function DeliveryRow({ delivery, href, isChosen, isStacked }: RowProps) {
	const { log: words } = useWords("webhooks");
	const isTest = delivery.eventType === "Verification";
	const line = cx("flex items-center justify-between gap-x-4", !isStacked && "xl:contents");
	return (
		<li className="border-line border-b last:border-b-0">
			<RoomLink
				href={href}
				scroll={false}
				aria-current={isChosen ? "true" : undefined}
				className={cx(
					"flex min-h-11 flex-col gap-y-0.5 px-4 py-2 -outline-offset-2",
					isStacked ? "" : "xl:grid xl:grid-cols-[13.5rem_minmax(0,1fr)_14rem_8.5rem] xl:items-center xl:gap-x-4",
					isChosen ? "bg-seal-soft" : "hover:bg-sunken",
				)}
			>
				<span className={line}>
					<span className="truncate font-mono text-xs leading-5">{delivery.eventType}</span>
					<span className={cx("whitespace-nowrap tabular-nums", isStacked ? "" : "xl:order-1")}>
						<DeliveryState delivery={delivery} />
					</span>
				</span>
				<span className={line}>
					<span className="flex min-w-0 gap-3 text-ink-soft">
						<span className="truncate">{isTest ? words.test1 : delivery.title}</span>
						{delivery.isSandbox ? <Status tone="warn">{words.sandbox}</Status> : null}
					</span>
					<span
						className={cx("whitespace-nowrap text-right text-ink-soft tabular-nums", isStacked ? "" : "xl:order-2")}
					>
						<RelativeTime at={delivery.createdAt} />
					</span>
				</span>
			</RoomLink>
		</li>
	);
}
