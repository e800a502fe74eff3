/** Why something about webhook endpoints and their deliveries was refused. */
export const webhookRefusalsEn = {
	endpointUrlLong: "The address may have {limit} characters.",
	endpointUrlForm: "Give a whole address, such as https://example.com/signet.",
	endpointUrlScheme: "The address must begin with https://.",
	endpointUrlSchemes: "The address must begin with https:// or http://.",
	endpointUrlUser: "The address may carry no user name and password.",
	endpointUrlPrivate:
		"This address is on a private network. Only the operator of this installation can allow that, with webhook create --private.",
	endpointUrlOperators:
		"The operator let this one address be on the own network, so it stays as it is. Add another endpoint instead.",
	endpointEventUnknown: 'There is no event "{name}".',
	endpointEventsNone: "Choose at least one event, or let it hear all.",
	endpointsMany: "An account can have {limit} endpoints.",
	endpointDisabled: "This endpoint is switched off. Switch it on first.",
	testCallsMany: "An endpoint gets at most {limit} test calls a minute. Wait a moment.",
	deliveryUnsendable: "There is no delivery with this id, or its endpoint is disabled.",
} as const;
