import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";

const ENDPOINT = {
	url: "https://hooks.example.com/",
	events: [],
	environment: "All",
	appId: null,
	mayReachPrivate: false,
};

const ALL_REQUESTS = {
	search: "",
	credentialId: null,
	operation: null,
	statusClass: null,
	day: null,
	before: null,
	pageSize: 10,
};

const onEndpoint = (more: object = {}): VerbCase => ({
	args: (_, { accountId, endpointId }) => [{ accountId, endpointId, ...more }],
});

/** Verbs about webhooks and the log of the API. */
export const DEVELOPER_VERB_CASES: Pick<VerbCases, "webhooks.manage" | "webhooks.change" | "requests.read"> = {
	"webhooks.manage": {
		on: "account",
		verbs: {
			deleteEndpoint: onEndpoint(),
			pauseEndpoint: onEndpoint(),
			resendFailed: onEndpoint(),
			viewDelivery: { args: (_, { accountId, deliveryId }) => [{ accountId, deliveryId }] },
			viewEndpoints: { args: (_, { accountId }) => [accountId] },
			enableEndpoint: onEndpoint(),
			listDeliveries: onEndpoint({ status: null, eventType: null, before: null, limit: 10 }),
			listEndpoints: { args: (_, { accountId }) => [accountId] },
			resendDelivery: { args: (_, { accountId, deliveryId }) => [{ accountId, deliveryId }] },
			verifyEndpoint: onEndpoint(),
		},
	},
	"webhooks.change": {
		on: "account",
		verbs: {
			createEndpoint: { args: (_, { accountId }) => [{ accountId, ...ENDPOINT }] },
			changeEndpoint: onEndpoint({ url: ENDPOINT.url, events: [], environment: "All" }),
			rollEndpointSecret: onEndpoint({ overlapHours: 0 }),
		},
	},
	"requests.read": { on: "nothing", verbs: { listRequests: takes(ALL_REQUESTS) } },
};
