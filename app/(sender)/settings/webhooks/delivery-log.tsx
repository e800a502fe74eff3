import { KeepRoomCurrent } from "#components/live/keep-page-current.tsx";
import { cx } from "#components/ui/cx.ts";
import { Pager } from "#components/ui/lists/pager.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { DeliveryDetails } from "#components/webhooks/delivery-details.tsx";
import { LogFilters } from "#components/webhooks/delivery-filters.tsx";
import { DeliveryList } from "#components/webhooks/delivery-list.tsx";
import { LogActions } from "#components/webhooks/log-actions.tsx";
import type { DeliveryItem, EndpointItem, WholeDeliveryItem } from "#components/webhooks/webhook-items.ts";
import { placeAddress, type WebhooksPlace } from "#components/webhooks/webhooks-place.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { listDeliveries } from "#lib/domain/webhooks/list-deliveries.ts";
import { viewDelivery } from "#lib/domain/webhooks/view-delivery.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../page-words.tsx";
import { resendAction, resendFailedAction, testAction } from "./actions.ts";
import { toDeliveryItem, toWholeItem } from "./to-items.ts";

const PAGE_SIZE = 25;
/** What is sent within that time is watched. */
const SOON_MS = 90_000;

type Props = { context: UserContext; endpoint: EndpointItem; place: WebhooksPlace };

/** What an endpoint was sent, with the delivery that is looked at beside it; on a phone in its place. */
export async function DeliveryLog({ context, endpoint, place }: Props) {
	const { log: words, off } = (await pageWords()).webhooks;
	const { accountId } = context.principal;
	const filter = { status: place.state, eventType: place.event, before: place.before, limit: PAGE_SIZE };
	const [{ deliveries, hasMore }, viewed] = await Promise.all([
		listDeliveries(context, { accountId, endpointId: endpoint.id, ...filter }),
		place.deliveryId ? orNotFound(viewDelivery(context, { accountId, deliveryId: place.deliveryId })) : null,
	]);
	const items = deliveries.map(toDeliveryItem);
	const whole = viewed ? toWholeItem(viewed) : null;
	const isMoving = [...items, ...(whole ? [whole] : [])].some((one) => isSoon(one, context.now()));
	return (
		<section className="flex flex-col gap-3">
			<KeepRoomCurrent isMoving={isMoving} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div className="min-w-0">
					<h2 className="break-words font-semibold text-title">{format(words.title, { host: endpoint.host })}</h2>
					<p className="text-ink-soft">{words.kept}</p>
				</div>
				{endpoint.off ? null : (
					<LogActions
						endpointId={endpoint.id}
						failed={endpoint.failed}
						test={testAction}
						resendFailed={resendFailedAction}
					/>
				)}
			</div>
			{endpoint.off ? <Notice tone="warn">{off[endpoint.off]}</Notice> : null}
			<div
				className={cx(
					"overflow-hidden rounded-card border border-line bg-surface",
					whole ? "xl:grid xl:grid-cols-[minmax(0,1fr)_22rem]" : "",
				)}
			>
				<div className={cx("min-w-0", whole ? "max-xl:hidden xl:border-line xl:border-r" : "")}>
					<LogFilters place={place} failed={endpoint.failed} waiting={endpoint.waiting} />
					<Deliveries items={items} place={place} />
					<LogPages place={place} last={hasMore ? deliveries.at(-1) : undefined} />
				</div>
				{whole ? (
					<DeliveryDetails delivery={whole} place={place} isOff={endpoint.off !== null} resend={resendAction} />
				) : null}
			</div>
		</section>
	);
}

function isSoon({ status, nextAttemptAt }: DeliveryItem | WholeDeliveryItem, now: Date): boolean {
	return status === "Pending" && Date.parse(nextAttemptAt) < now.getTime() + SOON_MS;
}

async function Deliveries({ items, place }: { items: DeliveryItem[]; place: WebhooksPlace }) {
	const { log: words } = (await pageWords()).webhooks;
	if (items.length > 0) return <DeliveryList deliveries={items} place={place} />;
	const isNarrowed = place.state !== null || place.event !== null || place.before !== null;
	const all = { ...place, state: null, event: null, before: null, deliveryId: null };
	return (
		<div className="flex flex-col items-center gap-3 px-4 py-12 text-center text-ink-soft">
			<p>{isNarrowed ? words.nothing : words.empty}</p>
			{isNarrowed ? <RoomButton href={placeAddress(all)}>{words.clear}</RoomButton> : null}
		</div>
	);
}

async function LogPages({ place, last }: { place: WebhooksPlace; last: WebhooksPlace["before"] | undefined }) {
	const { log: words } = (await pageWords()).webhooks;
	return (
		<div className="border-line border-t px-4 py-3 empty:hidden">
			<Pager
				words={{ label: words.pages, earlier: words.latest, later: words.older }}
				earlierHref={place.before ? placeAddress({ ...place, before: null, deliveryId: null }) : null}
				laterHref={last ? placeAddress({ ...place, before: last, deliveryId: null }) : null}
			/>
		</div>
	);
}
