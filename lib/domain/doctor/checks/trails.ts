import { countEarlierTrails } from "#lib/db/stores/audit/earlier-events.ts";
import { listEvidenceKeyIds } from "#lib/db/stores/audit/evidence-keys.ts";
import { openEvidenceKeys } from "#lib/domain/audit/evidence-keys.ts";
import { type Check, told } from "../finding.ts";

/** Whether audit trails are authenticated, and can be checked with this installation key. */
export const trails: Check = {
	id: "trails",
	needsDatabase: true,
	async look() {
		const [count, ids] = await Promise.all([countEarlierTrails(), listEvidenceKeyIds()]);
		if (count > 0) {
			const mend = { key: "trails", line: "npm run admin -- trails accept" } as const;
			return { level: "wrong", told: told("trailsWithoutCodes", { count }), mend };
		}
		const { size } = await openEvidenceKeys(ids);
		if (size === ids.length) return { level: "well", told: told("trailsWell") };
		return { level: "warn", told: told("trailsKeys", { count: ids.length - size }), mend: { key: "trailsKeys" } };
	},
};
