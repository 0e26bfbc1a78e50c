import type { AnyActorRef } from 'xstate';
import type { PageServices } from './pageServices.ts';

type PageSystem = AnyActorRef['system'];
/** The services of every running page. Weak, so that they end with the page's actors. */
const servicesBySystem = new WeakMap<PageSystem, PageServices>();

/** Sets the services that a page's actors call; before the page starts. */
export function giveServices(system: PageSystem, services: PageServices): void {
  servicesBySystem.set(system, services);
}

export function servicesOf(system: PageSystem): PageServices {
  const services = servicesBySystem.get(system);
  if (services === undefined) throw new Error('The page was started without services');
  return services;
}

/** The backend's calls of a page; their code loads separately. */
export const callsOf = (system: PageSystem) => servicesOf(system).calls();

/** The backend of a page, for the parts whose calls need no service: they send the wires of contracts themselves. */
export const backendOf = (system: PageSystem) => servicesOf(system).backend;

/** A service that only later parts call: its code loads with them, and each page has its own instance. */
export function laterService<TService>(
  create: (services: PageServices) => TService,
): (system: PageSystem) => TService {
  const made = new WeakMap<PageSystem, TService>();
  return (system) => {
    const service = made.get(system) ?? create(servicesOf(system));
    made.set(system, service);
    return service;
  };
}
