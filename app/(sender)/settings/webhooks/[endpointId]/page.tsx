import { ChevronLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { DeleteEndpoint } from "#components/webhooks/delete-endpoint.tsx";
import { EditEndpointForm } from "#components/webhooks/edit-endpoint-form.tsx";
import { EndpointSecret } from "#components/webhooks/endpoint-secret.tsx";
import { EndpointSwitch } from "#components/webhooks/endpoint-switch.tsx";
import { placeAddress } from "#components/webhooks/webhooks-place.ts";
import { viewEndpoints } from "#lib/domain/webhooks/view-endpoints.ts";
import { requirePageAdmin } from "#lib/http/pages/page-admin.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../../../page-words.tsx";
import { deleteAction, enableAction, pauseAction, rollSecretAction, saveEndpointAction } from "../actions.ts";
import { toEndpointItem } from "../to-items.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).webhooks.title };
}

type Props = { params: Promise<{ endpointId: string }> };

export default async function EndpointPage({ params }: Props) {
	const { webhooks: words } = await pageWords();
	const context = await requirePageAdmin();
	const { endpointId } = await params;
	const { endpoints } = await viewEndpoints(context, context.principal.accountId);
	const found = endpoints.find(({ id }) => id === endpointId);
	if (!found) notFound();
	const endpoint = toEndpointItem(found, context.now());
	const { id, url, host, events, environment, appName, isOnOwnNetwork, hasBoldSignHeaders } = endpoint;
	const log = placeAddress({ endpointId: id, state: null, event: null, deliveryId: null, before: null });
	return (
		<RoomWords of={["webhooks"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<div>
					<RoomLink
						href={log}
						className="-ml-1 inline-flex min-h-9 items-center gap-1 font-medium text-seal max-lg:hidden"
					>
						<ChevronLeft size={16} aria-hidden="true" />
						{format(words.log.title, { host })}
					</RoomLink>
					<h1 className="break-all font-semibold text-display">{host}</h1>
				</div>
				<Section
					title={words.newEndpoint.section}
					{...(appName ? { about: format(words.form.appOnly, { name: appName }) } : {})}
				>
					<EditEndpointForm
						endpointId={id}
						settings={{ url, events, environment, hasBoldSignHeaders }}
						isUrlKept={isOnOwnNetwork}
						save={saveEndpointAction}
					/>
				</Section>
				<Section title={words.secret.title} about={words.secret.about}>
					<EndpointSecret endpoint={endpoint} roll={rollSecretAction} />
				</Section>
				<Section title={words.pause.title}>
					<EndpointSwitch endpointId={id} off={endpoint.off} pause={pauseAction} enable={enableAction} />
				</Section>
				<div className="flex justify-end">
					<DeleteEndpoint endpoint={{ id, host }} remove={deleteAction} />
				</div>
			</div>
		</RoomWords>
	);
}
