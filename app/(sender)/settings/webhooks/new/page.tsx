import type { Metadata } from "next";
import { Section } from "#components/ui/section.tsx";
import { NewEndpointForm } from "#components/webhooks/new-endpoint-form.tsx";
import { viewEndpoints } from "#lib/domain/webhooks/view-endpoints.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageAdmin } from "#lib/http/pages/page-admin.ts";
import { pageWords, RoomWords } from "../../../../page-words.tsx";
import { createEndpointAction } from "../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).webhooks.newEndpoint.title };
}

type Props = { searchParams: Promise<{ app?: string | string[] }> };

export default async function NewEndpointPage({ searchParams }: Props) {
	const { newEndpoint: words } = (await pageWords()).webhooks;
	const context = await requirePageAdmin();
	const { apps } = await viewEndpoints(context, context.principal.accountId);
	const asked = oneParam((await searchParams).app);
	const appId = apps.find(({ id }) => id === asked)?.id ?? null;
	return (
		<RoomWords of={["webhooks"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<Section title={words.section}>
					<NewEndpointForm apps={apps} appId={appId} create={createEndpointAction} />
				</Section>
			</div>
		</RoomWords>
	);
}
