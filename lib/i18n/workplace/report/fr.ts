import type { ReportMessages } from "./en.ts";

/** What is said in French of a file that somebody had verified. */
export const reportFr: ReportMessages = {
	kinds: {
		Document: "le fichier",
		Part: "l’un des fichiers",
		Certificate: "le certificat de signature",
		Mailed: "le fichier sans son certificat",
	},
	verdicts: {
		here: {
			summary: "Scellé ici et inchangé.",
			detail: "C’est, octet pour octet, {what} que ce serveur a scellé. Sa piste d’audit est intacte et le mentionne.",
		},
		deleted: {
			summary: "Scellé ici et inchangé\u202f; sa piste d’audit a été supprimée le {day}.",
			detail:
				"C’est, octet pour octet, {what} que ce serveur a scellé. Seul le fichier dit encore qui a signé\u202f: rien n’en est conservé ici.",
		},
		broken: {
			trail: {
				summary: "Scellé ici, mais sa piste d’audit a été modifiée.",
				detail:
					"L’entrée {entry} de la piste d’audit n’est plus telle qu’elle a été écrite. Contactez l’exploitant de ce serveur.",
			},
			wrongMac: {
				summary: "Scellé ici, mais sa piste d’audit a été modifiée.",
				detail:
					"L’entrée {entry} de la piste d’audit ne correspond pas à son code d’authentification. Contactez l’exploitant de ce serveur.",
			},
			noMac: {
				summary: "Scellé ici, mais sa piste d’audit a été modifiée.",
				detail:
					"L’entrée {entry} de la piste d’audit n’a pas de code d’authentification. Contactez l’exploitant de ce serveur.",
			},
			end: {
				summary: "Scellé ici, mais sa piste d’audit a été modifiée.",
				detail:
					"Des entrées ont été ajoutées à la fin de la piste d’audit ou en ont été retirées. Contactez l’exploitant de ce serveur.",
			},
			file: {
				summary: "Enregistré ici, mais sa piste d’audit ne le mentionne pas.",
				detail:
					"Aucune entrée de la piste d’audit n’indique que ce fichier a été scellé. Contactez l’exploitant de ce serveur.",
			},
			seal: {
				summary: "Enregistré ici, mais son sceau correspond à d’autres données.",
				detail:
					"Le sceau du fichier désigne un autre document, une autre piste d’audit ou un autre certificat que ceux conservés ici. Contactez l’exploitant de ce serveur.",
			},
			certificates: {
				summary: "Enregistré ici, mais la liste des certificats de scellement a été modifiée.",
				detail: "L’auteur du sceau ne peut pas être confirmé. Contactez l’exploitant de ce serveur.",
			},
			signers: {
				summary: "Scellé ici, mais la liste de ses signataires a été modifiée.",
				detail:
					"Le fichier et sa piste d’audit sont inchangés, mais la liste des signataires de ce serveur les contredit. Contactez l’exploitant de ce serveur.",
			},
		},
		uploaded: {
			summary: "Fichier {number} du document {id}, tel qu’importé.",
			detail: "C’est, octet pour octet, le fichier avant signature. Statut du document\u202f: {status}.",
		},
		uploadedOften: {
			summary: "Fichier de plusieurs documents envoyés d’ici, tel qu’importé.",
			detail: "C’est, octet pour octet, le fichier avant signature.",
		},
		padding: {
			summary: "Scellé ici, mais le remplissage de son sceau a été modifié.",
			detail:
				"Tout ce que couvre le sceau est inchangé. Seuls des octets inutilisés derrière la signature diffèrent du fichier scellé ici.",
		},
		unconfirmed: {
			certificate: {
				summary: "Enregistré ici, mais l’auteur du sceau ne peut pas être confirmé.",
				detail:
					"Le certificat qui a scellé le fichier n’est pas enregistré sur ce serveur. Contactez l’exploitant de ce serveur.",
			},
			key: {
				summary: "Enregistré ici, mais ne peut pas être vérifié ici.",
				detail: "La clé qui protège les données de ce serveur n’est pas disponible.",
			},
		},
		notAPdf: {
			summary: "Ce fichier n’est pas un PDF, ou il est trop endommagé pour être lu.",
			detail: "Il ne contient rien à vérifier.",
		},
		unsigned: {
			summary: "Ce PDF ne porte aucune signature.",
			detail: "Rien n’y montre s’il a été modifié.",
			detailAsked: "Rien n’y montre s’il a été modifié, et ce n’est pas un fichier scellé ici.",
		},
		unknown: {
			summary: "Non vérifié\u202f: il contient une signature d’un type que ce serveur ne connaît pas.",
			detail:
				"On ne peut pas dire ici si le document a été modifié. Ouvrez-le dans un lecteur PDF qui connaît ce type.",
		},
		changed: {
			modified: "Modifié\u202f: le document n’est plus tel qu’il a été signé.",
			invalid: "Modifié\u202f: une signature ne correspond pas au document.",
			detail: "Ne vous fiez pas à ce fichier. Demandez celui qui a été scellé à la personne qui vous l’a transmis.",
		},
		notSealedHere: {
			summary: "Inchangé\u202f; la provenance du sceau n’a pas été recherchée.",
			summaryAsked: "Inchangé, mais scellé par quelqu’un que ce serveur ne connaît pas.",
			detail: "Rien n’a été modifié depuis la signature. Qui a signé, et quand, est ce qu’en disent ses certificats.",
		},
	},
	statuses: {
		InProgress: "en cours",
		Completed: "terminé",
		Declined: "refusé",
		Revoked: "révoqué",
		Expired: "expiré",
	},
	findings: {
		states: {
			earlier:
				"C’est un état antérieur du même document. Il est valable\u202f; le fichier actuel porte un horodatage du {time}.",
			timestamped: "Horodaté le {time}, après le scellement. Aucun horodatage n’était disponible auparavant.",
		},
		earlierUnknown:
			"Une signature présente avant le scellement ici est d’un type inconnu de ce serveur\u202f: voir ci-dessous.",
		earlierBroken: "Une signature présente avant le scellement ici n’est pas valable\u202f: voir ci-dessous.",
		sandbox: "Il a été créé dans l’environnement de test, pour essayer Signet.",
		clockSetBack: {
			one: "L’horloge du serveur a été retardée de # seconde pendant la signature. Les heures de la piste d’audit ne sont pas dans l’ordre.",
			other:
				"L’horloge du serveur a été retardée de # secondes pendant la signature. Les heures de la piste d’audit ne sont pas dans l’ordre.",
		},
		namesOurs: "Le fichier mentionne un document scellé ici, mais ce n’est pas le fichier qui a été scellé.",
		namesUnknown: "Le fichier mentionne un document inconnu ici. Il vient peut-être d’un autre serveur.",
	},
	told: {
		validationAdded: "Des données de validation ont été ajoutées.",
		extensionDeclared: "Une extension du format a été déclarée.",
		propertiesChanged: "Les propriétés du document ont été modifiées.",
		structureChanged: "La structure du document pour les lecteurs d’écran a été modifiée.",
		bookmarksChanged: "Les signets ont été modifiés.",
		openingChanged: "Ce qui se passe à l’ouverture a été modifié.",
		layersChanged: "La visibilité des calques a été modifiée.",
		settingsChanged: "Les réglages du document ({name}) ont été modifiés.",
		fieldAdded: "Le champ de formulaire «\u202f{name}\u202f» a été ajouté.",
		fieldChanged: "Le champ de formulaire «\u202f{name}\u202f» a été modifié.",
		fieldRemoved: "Le champ de formulaire «\u202f{name}\u202f» a été supprimé.",
		formChanged: "Les réglages du formulaire ont été modifiés.",
		emptySignatureAdded: "Un champ de signature vide a été ajouté.",
		signatureAdded: "La signature «\u202f{name}\u202f» a été ajoutée.",
		signatureReplaced: "La signature «\u202f{name}\u202f» a été remplacée ou déplacée.",
		timestampAdded: "Un horodatage a été ajouté.",
		annotationAdded: "Une annotation a été ajoutée à la page {page}.",
		annotationChanged: "Une annotation de la page {page} a été modifiée.",
		annotationRemoved: "Une annotation de la page {page} a été supprimée.",
		pageCountChanged: "Le nombre de pages est passé de {before} à {after}.",
		pageChanged: "Le contenu de la page {page} a été modifié.",
		namesChanged: "Des scripts ou des emplacements nommés ont été modifiés.",
		attachmentsChanged: "Les fichiers joints ont été modifiés.",
		certificationAdded: "Une certification a été ajoutée.",
		permissionsChanged: "Les autorisations des signatures ont été modifiées.",
		dataBehind: "Des données qui n’appartiennent à aucune partie du document ont été ajoutées à la fin.",
		damaged: "Le fichier a été endommagé après la signature.",
		notComparable: "Ce qui a été signé ne peut pas être comparé à ce qui est affiché.",
		notAllowed: "Non autorisé après cette signature\u202f: {of}",
		straySignature: "Une signature qui s’y trouve n’appartient à aucun champ de signature et n’a pas été vérifiée.",
		manyFields:
			"Il a plus de champs de formulaire qu’on n’en examine\u202f: des signatures peuvent ne pas avoir été vérifiées.",
		manyObjects:
			"Le fichier est trop volumineux pour que tous les scripts, programmes joints et autres signatures y soient recherchés.",
		script: "Il contient un script (JavaScript)\u202f: ce qui s’affiche peut changer sans que le fichier change.",
		xfa: "Il contient un formulaire XFA\u202f: un autre logiciel peut afficher d’autres pages, à partir du même fichier.",
		program: "Il contient une action qui lance un programme. Ne l’autorisez pas.",
		attachedProgram: "Un programme ou un fichier avec macros y est joint. Ne l’ouvrez pas.",
		typeUnknown: "Les signatures du type «\u202f{name}\u202f» ne sont pas connues ici.",
		digestUnknown: "L’algorithme d’empreinte n’est pas connu.",
		algorithmUnknown: "L’algorithme de signature n’est pas connu.",
		severalSigners: "Elle a plusieurs signataires, alors qu’une signature PDF n’en a qu’un.",
		weakDigest: "La signature utilise SHA-1, qui n’exclut plus les falsifications.",
		contentChanged: "Le contenu signé a été modifié.",
		contentOfOtherType: "Le contenu signé est d’un autre type.",
		otherContent: "La signature porte sur autre chose que le fichier où elle se trouve.",
		otherKey: "La signature n’a pas été faite avec la clé de son certificat.",
		otherCertificate: "La signature nomme un autre certificat que celui qu’elle contient.",
		certificateMissing: "Le certificat du signataire manque.",
		unreadable: "La signature est illisible.",
		rangeMissing: "La signature ne dit pas quels octets elle couvre.",
		rangeOfOtherFile: "La signature ne couvre pas le fichier où elle se trouve.",
		rangeWithGaps: "La signature laisse de côté des octets qui pourraient être modifiés sans que cela se voie.",
		noTimestamp: "Ce n’est pas un horodatage.",
		timestampOfOther: "L’horodatage porte sur autre chose.",
		timestampUnreadable: "L’horodatage est illisible.",
		timestampUnchecked: "L’horodatage ne peut pas être vérifié ici\u202f: {of}",
		timestampBroken: "L’horodatage n’est pas valable\u202f: {of}",
		certificateEarly: "Le certificat n’était pas encore valable quand il a servi à signer.",
		certificateExpired: "Le certificat avait expiré quand il a servi à signer.",
		certificateRevoked: "Selon les données de révocation du fichier, le certificat a été révoqué.",
	},
	signers: {
		signedOn: "{name} a signé le {time}.",
		consentVersion: "Texte de consentement accepté\u202f: version {version}.",
		reviewedOn: "{name} a relu et approuvé le {time}.",
	},
	signature: {
		title: "Signature {number}\u202f: {name} ({level})",
		unchecked: "non vérifiée",
		levels: {
			"B-T": "PAdES B-T, avec horodatage",
			"B-LT": "PAdES B-LT, avec horodatage et données de validation",
			"B-LTA": "PAdES B-LTA, avec horodatage d’archivage",
			Timestamp: "horodatage du document",
			"PKCS#7": "PKCS#7, sans le lien au certificat qu’exige PAdES",
		},
		intact: "Intacte\u202f: ce qui a été signé n’a pas été modifié.",
		broken: "Rompue\u202f: ce qui a été signé a été modifié, ou est illisible.",
		unknown: "Non vérifiée\u202f: ce type de signature n’est pas connu ici.",
		timeProved: "Date\u202f: {time}, prouvée par un horodatage de {authority}.",
		timeRevoked: "Date\u202f: {time}, selon un horodatage de {authority}, dont le certificat a été révoqué.",
		timeSaid: "Date\u202f: {time}, selon un horodatage de {authority}, autorité que ce serveur ne connaît pas.",
		unnamed: "quelqu’un sans nom",
		timeOwn: "Date\u202f: {time}, selon l’horloge du signataire.",
		timeNone: "Date\u202f: non indiquée.",
		certificateNone: "Certificat\u202f: absent.",
		certificateTrusted: "Certificat\u202f: {subject}, délivré par {issuer}, autorité reconnue par ce serveur.",
		certificateOwn:
			"Certificat\u202f: {subject}, autosigné\u202f: il montre que rien n’a été modifié, pas qui a scellé.",
		certificateSaid: "Certificat\u202f: {subject}, selon {issuer}, autorité que ce serveur ne connaît pas.",
		whole: "Couvre tout le fichier.",
		wholeExtended:
			"Couvre tout le document. Seuls des données de validation ou des horodatages ont été ajoutés ensuite.",
		notWhole: "Ne couvre pas tout le fichier\u202f: un ajout a été fait après cette signature.",
		certified: {
			1: "Certifié\u202f: plus rien ne peut être modifié.",
			2: "Certifié\u202f: il reste possible de remplir des formulaires et d’ajouter des signatures.",
			3: "Certifié\u202f: il reste possible de remplir des formulaires, de commenter et d’ajouter des signatures.",
		},
		note: "À noter\u202f: {text}",
	},
	changedAfter: "Modifié après signature\u202f: {text}",
	moreSigners: { one: "Et # autre.", other: "Et # autres." },
	moreSignatures: { one: "Et # autre signature.", other: "Et # autres signatures." },
};
