import { describe, expect, test } from 'vitest';
import {
  onboardingMachine,
  type OnboardingContext,
} from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { onboardingPaths } from '#src/machines/shell/onboarding/onboardingPaths.ts';
import { CHAT_CONFIG } from '../support/drivenPage.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('onboarding', () => {
  const options = {
    actors: ['readOnboardingSeen', 'rememberOnboardingSeen', 'waitFor'],
    systemId: 'onboarding',
  };
  const start = () => drive(onboardingMachine, options);
  const offered = (config: object | null = CHAT_CONFIG) => ({
    type: 'facts.changed',
    facts: { ...partFacts(), config },
  });

  test('every transition', () => {
    expectEveryTransition(onboardingPaths);
  });

  test('[ONBOARD-01, ONBOARD-02, ONBOARD-03] shows only the head, in order; an item queues once', () => {
    const onboarding = start();
    onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
    onboarding.send({ type: 'onboarding.added', item: 'other' });
    onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['sellerChat', 'other']);
    onboarding.send({ type: 'onboarding.dismissed' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
    onboarding.send({ type: 'onboarding.dismissed' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual([]);
  });

  test('[ONBOARD-05] the chat hint joins the queue only on a device that has not seen it', () => {
    const unseen = start();
    unseen.send(offered());
    unseen.resolve('readOnboardingSeen', false);
    expect(unseen.context<OnboardingContext>().queue).toEqual(['sellerChat']);
    const seen = start();
    seen.send(offered());
    seen.resolve('readOnboardingSeen', true);
    expect(seen.context<OnboardingContext>().queue).toEqual([]);
  });

  test('[ONBOARD-05, CONFIG-08] offers chat if available and the switch is the string true', () => {
    const isAsked = (config: object | null) => {
      const onboarding = start();
      onboarding.send(offered(config));
      return onboarding.waiting().includes('readOnboardingSeen');
    };
    expect(isAsked(CHAT_CONFIG)).toBe(true);
    expect(isAsked(null)).toBe(false);
    expect(isAsked({ ...CHAT_CONFIG, 'pdp.chat.enabled': 'false' })).toBe(false);
    for (const value of ['TRUE', '1', 'false', ''])
      expect(isAsked({ ...CHAT_CONFIG, 'pdp.chat.onboarding-enabled': value }), value).toBe(false);
    const ofNothing = start();
    ofNothing.send({ type: 'facts.changed', facts: { item: null, config: CHAT_CONFIG } });
    expect(ofNothing.waiting()).toEqual([]);
  });

  test('[ONBOARD-06] once displayed it is remembered; unreadable storage counts as not shown', () => {
    const onboarding = start();
    onboarding.send(offered());
    onboarding.reject('readOnboardingSeen');
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['sellerChat']);
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    expect(onboarding.inputOf('rememberOnboardingSeen')).toEqual({ item: 'sellerChat' });
    onboarding.reject('rememberOnboardingSeen');
    onboarding.send(offered());
    expect(onboarding.waiting()).toEqual(['duration']);
    onboarding.resolve('duration');
    onboarding.send(offered());
    expect(onboarding.waiting()).toEqual([]);
  });

  const displayed = () => {
    const onboarding = start();
    onboarding.send(offered());
    onboarding.resolve('readOnboardingSeen', false);
    expect(onboarding.waiting()).toEqual([]);
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    return onboarding;
  };
  test('[ONBOARD-07] it goes 5000 ms after it could be seen first, and leaves the others waiting', () => {
    const onboarding = displayed();
    onboarding.send({ type: 'onboarding.added', item: 'other' });
    expect(onboarding.inputOf('duration')).toEqual({ ms: 5000 });
    onboarding.resolve('rememberOnboardingSeen');
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    expect(onboarding.waiting()).toEqual(['duration']);
    onboarding.resolve('duration');
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
  });
  test.each([{ type: 'onboarding.dismissed' }, { type: 'onboarding.removed', item: 'sellerChat' }] as const)(
    '[ONBOARD-02, ONBOARD-07] $type ends the time of the head and removes no other item',
    (event) => {
      const onboarding = displayed();
      onboarding.send({ type: 'onboarding.added', item: 'other' });
      onboarding.send(event);
      expect(onboarding.waiting()).toEqual([]);
      expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
    },
  );
});
