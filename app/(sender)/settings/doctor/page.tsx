import type { Metadata } from "next";
import { DoctorRoom } from "#components/doctor/doctor-room.tsx";
import { CHECKS } from "#lib/domain/doctor/checks.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";
import { lookAction, sealFailedAction, sendMailsAction, sendTestMailAction } from "./actions.ts";
import { beginLooking } from "./begin-looking.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).settings.doctor.title };
}

type Props = { searchParams: Promise<{ all?: string | string[] }> };

/** Findings come one by one when the page is there; `?all` has all of them, for browsers without scripts. */
export default async function DoctorPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { settings, doctor } = await pageWords();
	const { doctor: words } = settings;
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const isWhole = (await searchParams).all !== undefined;
	return (
		<DoctorRoom
			whole={isWhole ? await Promise.all(Object.values(await beginLooking(context))) : null}
			things={CHECKS.map(({ id }) => ({ id, name: doctor.names[id] }))}
			verbs={{ look: lookAction, mail: sendTestMailAction, seals: sealFailedAction, jobs: sendMailsAction }}
		/>
	);
}
