import type { ListMessages } from "./en.ts";

/** French words of the documents list. */
export const listFr: ListMessages = {
	newDocument: "Nouveau document",
	drop: "Déposez pour commencer un document",
	dropAbout: "PDF ou images",
	dropWithOffice: "PDF, Word ou images",
	columns: { title: "Titre", signers: "Signataires", state: "État", activity: "Dernière activité" },
	waiting: { changes: { one: "# changement.", other: "# changements." }, show: "Afficher" },
	undrawn: "Une page ne peut pas être affichée",
	madeBy: "Créé par {name}",
	sentBy: "Envoyé par {name}",
	corrected: "En cours de correction",
	waitingFor: "En attente de {names}",
	you: "vous",
	outcomes: {
		signed: "Signé par {names}",
		completed: "Terminé par {names}",
		declined: "Refusé par {names}",
		sent: "Envoyé à {names}",
		toSend: "À envoyer à {names}",
		toNobody: "Pas encore de destinataire",
	},
	search: { label: "Rechercher des documents", placeholder: "Titre, personne, étiquette…" },
	found: { one: "# résultat pour {search}", other: "# résultats pour {search}" },
	foundMore: { one: "# résultat ou plus pour {search}", other: "# résultats ou plus pour {search}" },
	filter: "Filtrer par état",
	filters: {
		all: "Tous",
		mine: "En attente de moi",
		others: "En attente des autres",
		attention: "À traiter",
		completed: "Terminés",
		drafts: "Brouillons",
		scheduled: "Planifiés",
		declined: "Refusés",
		expired: "Expirés",
		revoked: "Annulés",
		trash: "Corbeille",
	},
	total: {
		documents: { one: "# document", other: "# documents" },
		more: "plus de {count} documents",
	},
	narrow: {
		title: "Affiner la liste",
		of: {
			sender: "Expéditeur",
			team: "Équipe",
			brand: "Marque",
			label: "Étiquette",
			days: "Dernière activité",
			from: "Du",
			to: "Au",
			outcome: "Issue",
			sort: "Ordre",
		},
		any: {
			outcome: "Toutes les issues",
			sender: "Tous les expéditeurs",
			team: "Toutes les équipes",
			brand: "Toutes les marques",
			label: "Toutes les étiquettes",
			days: "Toutes les dates",
		},
		since: { 7: "7 derniers jours", 30: "30 derniers jours", 90: "90 derniers jours", 365: "365 derniers jours" },
		range: "D’un jour à un autre…",
		clear: "Effacer les filtres",
		apply: "Appliquer",
		sorts: {
			recent: "Activité récente d’abord",
			oldest: "Sans activité d’abord",
			expiry: "Prochaines expirations",
			title: "Par titre",
		},
	},
	views: {
		title: "Vues enregistrées",
		save: "Enregistrer cette vue…",
		remove: "Supprimer «\u202f{name}\u202f»",
		removed: "La vue «\u202f{name}\u202f» est supprimée.",
		undo: "Annuler",
		nameTitle: "Enregistrer cette vue",
		nameAbout: "L’onglet, les filtres, la recherche et l’ordre reviennent sous ce nom. Personne d’autre ne la voit.",
		name: "Nom",
		action: "Enregistrer la vue",
		saved: "La vue «\u202f{name}\u202f» est enregistrée.",
		isTaken: "Vous avez déjà une vue de ce nom. L’enregistrement met celle-ci à sa place.",
		replace: "Remplacer la vue",
		replaced: "La vue «\u202f{name}\u202f» est remplacée.",
	},
	narrowed: {
		title: "Aucun document ne répond à ces filtres",
		about: "Retirez-en un, ou effacez-les tous.",
	},
	trash: {
		kept: "Certificats de documents supprimés",
		deleted: "Supprimé",
		until: "Sera supprimé définitivement le {date}",
		held: "Reste tant qu’un administrateur ne lève pas la protection",
		restore: "Restaurer",
		restoreOf: "Restaurer {title}",
		restoreMany: { one: "Restaurer #", other: "Restaurer #" },
		remove: "Supprimer définitivement",
		empty: "Vider la corbeille",
		removeTitle: {
			one: "Supprimer définitivement # document\u202f?",
			other: "Supprimer définitivement # documents\u202f?",
		},
		removeMore: "Supprimer définitivement plus de {count} documents\u202f?",
		removeAbout: "Cette action est irréversible. Les documents protégés restent dans la corbeille.",
		removed: {
			one: "# document supprimé définitivement.",
			other: "# documents supprimés définitivement.",
		},
		stayed: { one: "# est protégé et reste.", other: "# sont protégés et restent." },
	},
	zip: {
		fileName: "Non inclus.txt",
		about:
			"Ces documents ne sont pas dans ce zip. Ils n’existent plus, n’ont pas encore de fichier, ou vous n’y avez pas accès\u202f:",
	},
	signRow: "Signer {title}",
	reviewRow: "Valider {title}",
	bulk: {
		pick: "Sélectionner {title}",
		pickPage: "Tout sélectionner sur cette page",
		pickAll: "Sélectionner toute la liste",
		selected: { one: "# sélectionné", other: "# sélectionnés" },
		pickedOf:
			"{count} sur {total} sont sélectionnés\u202f: une action en prend {most} au plus. Passez ensuite aux autres.",
		full: "Pas plus de {most} documents peuvent être sélectionnés\u202f: une action n’en prend pas davantage.",
		clear: "Vider la sélection",
		remind: { one: "Relancer #", other: "Relancer #" },
		revoke: { one: "Annuler # envoi", other: "Annuler # envois" },
		delete: { one: "Supprimer #", other: "Supprimer #" },
		label: "Étiqueter",
		handOver: "Transmettre",
		download: "Télécharger en zip",
		leftOut: {
			zip: "Un zip contient {most} documents au plus\u202f: sélectionnez-en moins pour les télécharger.",
			remind: {
				one: "Le rappel en écarte #\u202f: personne ne doit le signer maintenant.",
				other: "Le rappel en écarte #\u202f: personne ne doit les signer maintenant.",
			},
			revoke: {
				one: "L’annulation en écarte #\u202f: il est terminé, ou n’a pas été envoyé.",
				other: "L’annulation en écarte #\u202f: ils sont terminés, ou n’ont pas été envoyés.",
			},
		},
		running: "{done} sur {total}…",
		done: {
			remind: { one: "# relancé.", other: "# relancés." },
			revoke: { one: "# envoi annulé.", other: "# envois annulés." },
			delete: { one: "# supprimé.", other: "# supprimés." },
			addLabels: { one: "# étiqueté.", other: "# étiquetés." },
			removeLabels: { one: "Étiquettes retirées de #.", other: "Étiquettes retirées de #." },
			handOver: { one: "# transmis.", other: "# transmis." },
			restore: { one: "# restauré.", other: "# restaurés." },
		},
		refused: { one: "# ne l’a pas été\u202f:", other: "# ne l’ont pas été\u202f:" },
		unknown: {
			one: "La connexion a été coupée avant la réponse pour # document. Vérifiez-le et recommencez pour le reste.",
			other: "La connexion a été coupée avant la réponse pour # documents. Vérifiez-les et recommencez pour le reste.",
		},
		asks: {
			revoke: {
				title: { one: "Annuler l’envoi de # document\u202f?", other: "Annuler l’envoi de # documents\u202f?" },
				about: {
					one: "Personne ne peut plus le signer. Les signataires sollicités reçoivent un e-\u2060mail avec votre motif. C’est définitif.",
					other:
						"Personne ne peut plus les signer. Les signataires sollicités reçoivent un e-\u2060mail avec votre motif. C’est définitif.",
				},
				action: { one: "Annuler # envoi", other: "Annuler # envois" },
			},
			delete: {
				title: { one: "Supprimer # document\u202f?", other: "Supprimer # documents\u202f?" },
				about: {
					one: "Il va dans la corbeille pour 30 jours et peut en être restauré.",
					other: "Ils vont dans la corbeille pour 30 jours et peuvent en être restaurés.",
				},
				open: {
					one: "# est encore à signer\u202f: l’envoi est d’abord annulé, ses signataires sont prévenus, et il reste annulé même si vous restaurez le document.",
					other:
						"# sont encore à signer\u202f: les envois sont d’abord annulés, leurs signataires sont prévenus, et ils restent annulés même si vous restaurez les documents.",
				},
				action: { one: "En supprimer #", other: "En supprimer #" },
			},
			label: {
				title: { one: "Étiquettes de # document", other: "Étiquettes de # documents" },
				about: { one: "Celles qu’il porte déjà restent.", other: "Celles qu’ils portent déjà restent." },
				action: { one: "Ajouter à #", other: "Ajouter à #" },
			},
			handOver: {
				title: { one: "Transmettre # document", other: "Transmettre # documents" },
				about: {
					one: "Il appartient dès lors à l’autre personne, qui est tenue au courant de la suite.",
					other: "Ils appartiennent dès lors à l’autre personne, qui est tenue au courant de la suite.",
				},
				action: { one: "En transmettre #", other: "En transmettre #" },
			},
		},
		missing: {
			revoke: "Dites pourquoi, pour que les signataires le sachent.",
			label: "Écrivez au moins une étiquette.",
			handOver: "Choisissez une personne.",
			delete: "",
		},
		person: "À qui",
		to: "{name}, {email}",
		toYou: "Vous, {email}",
		labels: "Étiquettes",
		labelsHelp: "Séparez-les par des virgules.",
		wrongLabels: {
			labelTooLong: "Une étiquette compte au plus {characters} caractères.",
			tooManyLabels: "Écrivez au plus {labels} étiquettes à la fois.",
		},
		takeOff: "Retirer",
		cancel: "Annuler",
		keep: { one: "Conserver", other: "Conserver" },
	},
	noMatch: {
		title: "Aucun document ne correspond à «\u202f{search}\u202f»",
		about:
			"La recherche porte sur les titres, les noms, les adresses e-\u2060mail, les étiquettes et les identifiants.",
		clear: "Effacer la recherche",
		everywhere: "Chercher dans tous les documents",
	},
	showAll: "Afficher tous les documents",
	unknownFilter: {
		one: "Ce lien contient un filtre inconnu, qui n’est pas appliqué\u202f: {filters}.",
		other: "Ce lien contient des filtres inconnus, qui ne sont pas appliqués\u202f: {filters}.",
	},
	noOlder: "Pas de documents plus anciens",
	none: {
		title: "Rien d’envoyé pour l’instant",
		about:
			"Les documents que vous envoyez apparaissent ici avec leurs signataires, de la première lecture au PDF scellé. Déposez un fichier n’importe où sur cette page pour commencer, ou essayez avec un exemple que vous signez vous-même.",
	},
	empty: {
		mine: {
			title: "Rien ne vous attend",
			about: "Les documents que vous devez vous-même signer ou relire sont listés ici.",
		},
		others: {
			title: "Personne n’est attendu",
			about: "Les documents que quelqu’un d’autre doit encore signer sont listés ici.",
		},
		attention: {
			title: "Rien ne demande votre attention",
			about:
				"Un document arrive ici quand un e-\u2060mail ne peut pas être distribué, qu’une identité attend d’être vérifiée, qu’une page ne peut pas être affichée, que le scellement échoue, que quelqu’un refuse ou qu’il expire dans les trois jours.",
		},
		completed: {
			title: "Rien de terminé pour l’instant",
			about: "Les documents que tout le monde a signés sont listés ici, chacun avec son PDF scellé.",
		},
		drafts: {
			title: "Aucun brouillon",
			about: "Les documents que vous avez commencés sans les envoyer sont listés ici.",
		},
		scheduled: {
			title: "Aucun envoi planifié",
			about: "Les documents qui partent d’eux-mêmes au moment choisi sont listés ici jusque-là.",
		},
		trash: {
			title: "La corbeille est vide",
			about: "Les documents supprimés y restent 30 jours.",
		},
		declined: {
			title: "Rien n’a été refusé",
			about: "Quand un signataire refuse, le document est listé ici avec le motif.",
		},
		expired: {
			title: "Rien n’a expiré",
			about: "Les documents qui n’ont pas été signés à temps sont listés ici.",
		},
		revoked: {
			title: "Aucun envoi annulé",
			about: "Les documents dont vous annulez l’envoi sont listés ici.",
		},
	},
};
