import type { Metadata } from "next";
import { DoctorRoom } from "#components/doctor/system-health.tsx";
import { CHECKS } from "#lib/domain/doctor/checks.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { lookAction, sealFailedAction, sendMailsAction, sendTestMailAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).health.title };
}

type Props = { searchParams: Promise<{ all?: string | string[] }> };

/** Findings come one by one when the page is there; `?all` has all of them, for browsers without scripts. */
export default async function DoctorPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { health: words, doctor } = await pageWords();
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const whole = (await searchParams).all === undefined ? null : await lookAction({});
	return (
		<RoomWords of={["health"]}>
			<DoctorRoom
				whole={whole?.ok ? await Promise.all(Object.values(whole.value)) : null}
				refused={whole?.ok === false ? whole.message : null}
				things={CHECKS.map(({ id }) => ({ id, name: doctor.names[id] }))}
				verbs={{ look: lookAction, mail: sendTestMailAction, seals: sealFailedAction, jobs: sendMailsAction }}
			/>
		</RoomWords>
	);
}
