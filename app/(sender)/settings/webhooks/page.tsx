import { Webhook } from "lucide-react";
import type { Metadata } from "next";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { EndpointList } from "#components/webhooks/endpoint-list.tsx";
import { readPlace } from "#components/webhooks/webhooks-place.ts";
import { viewEndpoints } from "#lib/domain/webhooks/view-endpoints.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { toEndpointItem } from "./to-items.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).webhooks.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
	const { webhooks: words } = await pageWords();
	const context = await requirePageUser();
	if (!mayOnPage(context, "webhooks.manage")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const place = readPlace(await searchParams);
	const { endpoints } = await viewEndpoints(context, context.principal.accountId);
	const items = endpoints.map((endpoint) => toEndpointItem(endpoint, context.now()));
	const chosen = items.find(({ id }) => id === place.endpointId) ?? items[0];
	const add = (
		<RoomButton href="/settings/webhooks/new" variant="primary">
			{words.add}
		</RoomButton>
	);
	return (
		<RoomWords of={["webhooks"]}>
			<div className="flex flex-col gap-6">
				<div className="flex flex-wrap items-start justify-between gap-3">
					<div className="min-w-0 flex-1 basis-80">
						<h1 className="font-semibold text-display">{words.title}</h1>
						<p className="mt-1 text-ink-soft">
							{words.about}{" "}
							<a href="/docs/api/webhooks" className="text-seal underline">
								{words.docs}
							</a>
						</p>
					</div>
					{chosen ? add : null}
				</div>
				{chosen ? (
					<>
						<EndpointList endpoints={items} chosenId={chosen.id} />
						<DeliveryLog context={context} endpoint={chosen} place={{ ...place, endpointId: chosen.id }} />
					</>
				) : (
					<EmptyList icon={Webhook} title={words.none} about={words.noneAbout}>
						{add}
					</EmptyList>
				)}
			</div>
		</RoomWords>
	);
}
